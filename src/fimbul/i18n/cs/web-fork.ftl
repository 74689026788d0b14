# Games that are played on from a moment of another game.

fork-act = Hrát odtud dál
fork-lead = Nový stůl pokračuje v této hře po tahu { $at }. Její karty už nejsou tajné: můžeš je znát ty i každý, kdo tuto hru viděl.
fork-others = Za ostatní klany hrají
fork-friends = Přátelé
fork-friends-hint = Stůl počká: pošli odkaz a každý si vezme jeden ze zbylých klanů.
fork-begin = Začít hru
fork-from = Tato hra pokračuje od tahu { $moves } jiné hry
fork-from-record = Tato hra pokračuje od tahu { $moves } záznamu
