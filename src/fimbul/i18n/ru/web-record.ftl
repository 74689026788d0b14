# What the record of a game tells of its players.

record-named = Моё имя в записи
record-named-hint = Тогда все, у кого есть запись этой игры, увидят в ней твоё имя; боты названы всегда.
