### The map in the browser: what is said about its places, and its controls. Places, clans, figures
### and rewards come in as names.

map-label = Mapa
map-places = Miejsca na mapie
map-figures = Figurki do wyboru
map-zoom-in = Przybliż
map-zoom-out = Oddal
map-zoom-reset = Cała mapa

## About a place, one fact a message

map-villages = Wolne wioski: { $free } z { $villages }
map-no-limit = Bez wiosek: dowolna liczba figurek
map-token = Plądrowanie: { $reward }
map-pillaged = Splądrowana w tej epoce: nic tu nie zyskasz
map-destroyed = Zniszczona
map-closed = Zamknięty: obie prowincje są zniszczone
map-doomed-now = Ragnarök nadejdzie na koniec tej epoki
map-doomed = Ragnarök nadejdzie na koniec epoki { $age }
map-battle = Trwa tu bitwa
map-strength = { $clan }: siła { $strength }
map-stands = { $clan }: { $pieces }
map-in-fjord = w fiordzie: { $pieces }
map-nobody = Nikogo tu nie ma
map-supports = Liczy się w bitwach o prowincje: { $provinces }
map-fjord = Wspiera ją { $fjord }
map-lit = Możesz wybrać to miejsce

## What a click on a place can mean

map-menu = { $place }: co robisz?
map-back = Wróć

## Why a click on a place does nothing

map-never-yggdrasil = Yggdrasilu nie można najechać bezpośrednio: najedź inną prowincję i wymaszeruj stamtąd.
    .see = I3
map-never-ashore = Drakkary zostają w fiordach.
    .see = C5 I2
map-never-at-sea = Do fiordu wpływają tylko drakkary.
    .see = I2 M2
map-never-fjord = Fiord nie jest prowincją: tam nie można tego zrobić.
    .see = B4 P1
