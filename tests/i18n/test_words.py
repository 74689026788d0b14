"""The words of each language: none that proofreaders rejected, those of the printed books, and
labels that fit."""

from __future__ import annotations

import csv
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

from fimbul.i18n import Messages, languages, messages

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())

REJECTED: Final = {
    "en": {
        r"(lay|laying|laid) (the|this|a) table|(table|rematch) is laid": "create; ready",
        r"^Do it$": "Confirm",
        r"^That is all$": "Done",
        r"\b(take|taken|takes) back\b": "undo",
        r"^Get up$": "Leave seat",
        r"^Send away$": "Remove",
        r"\bon turn\b": "current turn",
        r"\bpays\b(?! (its cost|for))|\bquests pay\b|\bpay their owner": "gives, scores",
        r"\bthe machine\b": "the computer",
        r"\blit\b": "highlighted",
        r"\bchairs?\b": "seat",
        r"” is no\b|\bis no (saga|seat|move|status|record|guided|position)\b": "is not a",
        r"\bfor ever\b": "forever",
        r"\bby and by\b": "slow play",
        r"not what is decided": "You can't do that now",
        r"strongest takes": "the highest total wins; only the pillager takes the reward",
        r"\bneighbouring province": "adjacent",
        r"\bon a stat\b": "of a stat",
        r"\btheir own end\b|\bits own end\b": "played to its end",
        r"\bamong bots\b": "between bots",
        r"\bfold\w* \w* ?\w* away\b": "hide",
    },
    "bg": {
        r"маса\w* е сложена|сложи маса": "готова; създай",
        r"се готви": "още не",
        r"^Да започваме$": "Имам готовност",
        r"\bдаром\b": "безплатно",
        r"\bвдиг(а|н)": "повишавам",
        r"\{ \$clan \} клан [а-я]": "the definite form of the name",
        r"\bмашина(та)?\b": "компютър",
        r"^Все едно$": "Случаен",
        r"поема\w* поръчени": "приемам",
        r"^\{ \$clan \}:": "a clan's name with its noun: Вълчи клан",
        r"\bсъветник": "наставник",
        r"игра\w* с водач": "учебна игра: a водач is a leader",
        r"\bстъпк\w+ на показател|слава на стъпк": "ниво",
        r"\bневиждан": "които никой не е виждал",
        r"\bзагадк": "задача",
        r"първото издание": "първи тираж",
        r"\bна дъската\b": "на полето",
    },
    "ru": {
        r"\bрог(а|ов|ам|ами|ах)\b": "шлемы",
        r"\bпараметр": "характеристика",
        r"^Войти$": "Присоединиться",
        r"накры(ть|вает|т)\w* стол|стол накрыт": "создать; готов",
        r"сбрасыва\w+ не глядя": "не показывая",
        r"\bвскры": "открыть",
        r"\bбел\w+ диск": "белый круг",
        r"\bв руке\b": "на руке",
        r"освобожд[её]нн": "вернувшийся из Вальхаллы",
        r"\bмашин": "компьютер",
        r"\bсоветчик": "наставник",
        r"рубашкой вверх": "лицом вниз",
        r"\bшаг\w* характеристик|\bшаг(е|ах) \d": "ступень",
        r"\bневиданн": "которых никто не видел",
        r"\bв Рагнарёк\b": "в Рагнарёке",
        r"\bперво(е|м|го) издани": "первый тираж",
        r"\bотвесн": "вертикальный",
    },
    "pl": {
        r"\bcech(a|y|ę|ą|om|ami|ach)?\b": "statystyka",
        r"\bkrąż(ek|k)": "dysk",
        r"\bujawni": "odkryć",
        r"\buwoln": "powracający z Walhalli",
        r"\bdaje radę\b": "podpowiada",
        r"\bMasz już pas\b": "spasował",
        r"\bz?robi\w* (najazd|wymarsz)": "wykonać",
        r"rozł(óż|oż)\w* grę|rozkładam grę|(gra|rewanż już) rozłożon": "utwórz stół; gotowy",
        r"^Odeślij$": "Usuń",
        r"^Wstań$": "Zwolnij miejsce",
        r"\btor(ze)? epok\b": "plansza epok",
        r"\bstopień (statystyki|cechy)\b": "poziom",
        r"\b(nie)?(wypełnion|spełnion)": "ukończona: a quest",
        r"^(Teraz )?decyduje: ": "Czekamy na: one or several",
        r"(?<!pkt )(?<!punkt )(?<!punkty )(?<!punktów )(?<=\d )chwały\b": "pkt chwały",
        r"\{ \$(amount|glory|value|count) \} chwały": "pkt chwały",
        r"\b1 szału\b": "1 punkt szału",
        r"\bkrok\w* (jednej )?statystyki|\bna kroku \d": "poziom",
        r"\bpierwsz\w+ wydani": "pierwszy druk",
        r"\bniewidzian": "których nikt nie widział",
        r"\bzagad(k|ek)": "zadanie",
        r"^Wszystkie 78": "wszystkich 78",
    },
    "cs": {
        r"\bshod(a|y|ě|u|ou)\b": "remíza",
        r"\bnerozhodně\b": "remíza",
        r"\bstupnic": "počítadlo",
        r"\bvypl(ác|atí)": "přináší slávu; vyhodnotí se",
        r"\boplakává\b": "ztrácí",
        r"\bpol(e|í|i)\b": "pozice",
        r"^Poslat pryč$": "Odebrat",
        r"^Vstát$": "Uvolnit místo",
        r"\bbudoucnost": "vývoj",
        r"\bodvedle\b": "ze sousedících provincií",
        r"\b(sláva|zuřivost) [+−]?(\d|\{)": "5 slávy, 1 zuřivosti",
        r"\bza 1 zuřivost": "za 1 bod zuřivosti",
        r"\bkrok u |\bna kroku \d": "stupeň",
        r"\bsousední\b": "sousedící",
        r"\bneviděn": "které nikdo neviděl",
        r"\bodložen|\bodkládac": "odhozené",
        r"\bhádan": "úloha",
        r"\btřech věcích\b": "read as three things: na konci třetího věku",
    },
}
"""By language: what a proofreader rejected, as a pattern, and what stands there instead."""

ALL_LANGUAGES: Final = {
    r"\?\?": "? (the terminal knows one question mark)",
    r"[^\W\d_] …": "no space before the dots",
    r"\w’\w": "' as in all other messages",
}

SOFT_HYPHEN: Final = re.compile(r"\N{SOFT HYPHEN}|\{ \"\\u00AD\" \}")
"""A place where a word may be divided, as it is read and as a message writes it."""

GLOSSARY: Final = Path(__file__).parent / "glossary.csv"

KEYS: Final = {
    "rage": "stat-rage",
    "axes": "stat-axes",
    "horns": "stat-horns",
    "glory": "clans-glory",
    "clan": "kind-clan",
    "leader": "figure-leader",
    "warrior": "figure-warrior",
    "ship": "figure-ship",
    "reserve": "place-reserve",
    "Valhalla": "place-valhalla",
    "Ragnarök": "phase-ragnarok",
    "age": "cards-column-age",
    "invade": "decide-do-invade",
    "march": "decide-do-march",
    "upgrade": "decide-do-upgrade",
    "quest": "decide-do-quest",
    "pillage": "decide-do-pillage",
    "pass": "decide-do-pass",
    "white disc": "cardface-white-disc",
    "first player": "panel-first",
}
"""Terms that are messages by themselves."""

FAMILIES: Final = ("province-", "region-", "god-", "card-")
"""The English name of a term gives its key in one of these."""

UNUSED: Final = {"saga token"}
"""Terms for which the program has no use."""

LABELS: Final = {
    8: ("stat-", "saga-filter-", "move-done", "decide-back", "show-begin", "upload-watch"),
    12: (
        "kind-", "clan-", "province-", "decide-confirm", "decide-undo", "decide-skip", "panel-turn",
        "front-cards", "front-position", "front-puzzles", "front-replay", "front-rules",
        "hint-ask", "positions-part-", "positions-undo",
    ),
    16: (
        "short-", "decide-none-", "decide-few-", "move-flee", "decide-fold", "lobby-ready",
        "lobby-not-ready", "lobby-be-ready", "lobby-leave", "lobby-send-away", "lobby-start",
        "lobby-sit", "lobby-sit-down", "lobby-add-bot", "lobby-clan-any", "front-play",
        "front-new", "front-join", "front-sit", "front-watch", "front-look", "front-resume",
        "front-form-create", "front-join-do", "settings-copy", "settings-share",
        "end-front", "banner-return", "stage-cancelled", "stage-swept", "stage-late",
        "cardsweb-more", "cardsweb-clear", "fork-begin", "positions-deal", "positions-play",
        "puzzle-next", "puzzle-task-", "upload-choose",
    ),
    20: (
        "decide-do-", "move-decline", "move-decline-", "move-pass", "move-pass-", "decide-unfold",
        "lobby-fill", "lobby-add-player", "end-rematch", "end-rematch-go", "end-board",
        "stopped-resume", "stopped-end", "analysis-begin", "analysis-watch", "coach-back",
        "fork-act", "front-coached", "front-learn", "front-learn-on", "positions-copy",
        "positions-open-as", "positions-set-up", "puzzle-again", "puzzle-show",
    ),
    24: (
        "decide-yes-", "phase-", "settings-leave-do", "settings-return-do", "coach-alone",
        "front-show",
    ),
    28: ("panel-away", "settings-reclaim-ask", "settings-reclaim-do", "settings-reclaim-not"),
}  # fmt: skip
"""How many letters fit: on the marks and slots, the buttons, and the wide buttons with these keys.

A name that ends with a hyphen is the beginning of several keys.
"""


def terms() -> list[dict[str, str]]:
    with GLOSSARY.open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


@cache
def sources(language: str) -> dict[str, str]:
    """Return the texts of the messages as they are written, by key; attributes by key.name."""
    found = {}
    for file in files("fimbul.i18n").joinpath(language).iterdir():
        text = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                parts = [(entry.id.name, entry.value)]
                parts += [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
                for name, value in parts:
                    assert value.span is not None
                    found[name] = text[value.span.start : value.span.end]
    return found


def rejected(language: str, texts: dict[str, str]) -> list[str]:
    """Return what is wrong in the texts, with what should stand there."""
    patterns = REJECTED[language] | ALL_LANGUAGES
    return [
        f"{key}: “{match[0]}” → {instead}"
        for key, text in texts.items()
        for pattern, instead in patterns.items()
        for match in re.finditer(pattern, text, re.IGNORECASE | re.MULTILINE)
    ]


def is_called(language: str, english: str, term: str) -> bool:
    """Whether the language says the term: in its own message, or somewhere in a text."""
    own = messages(language)
    slug = english.casefold().replace("'", "").replace(" ", "-")
    keys = [KEYS[english]] if english in KEYS else [family + slug for family in FAMILIES]
    known = [key for key in keys if own.has(key)]
    if known:
        return any(shown(own, key).casefold() == term.casefold() for key in known)
    if english.endswith(" clan"):
        return is_clan(own, f"clan-{slug.removesuffix('-clan')}", term)
    stems = [stem(word) for word in re.findall(r"[^\W\d_]+", term.casefold())]
    return any(
        all(re.search(rf"\b{one}", text.casefold()) for one in stems)
        for text in sources(language).values()
    )


def is_clan(own: Messages, key: str, term: str) -> bool:
    """Whether the clan has the name of the term: “Вълчи” in “Вълчи клан”, “Wilka” in “Klan Wilka”.

    A name may have it in another form.
    """
    forms = {own.text(key), *(own.attribute(key, name) for name in own.attributes(key))}
    return any(word in forms for word in term.split())


def stem(word: str) -> str:
    """Return what a word's forms have in common, roughly."""
    return word[: max(3, round(0.62 * len(word)))]


def shown(own: Messages, key: str) -> str:
    """Return a text as it is read, without soft hyphens."""
    return SOFT_HYPHEN.sub("", own.text(key))


def too_long(texts: dict[str, str]) -> list[str]:
    """Return the labels that do not fit, of texts without arguments."""
    return [
        f"{key}: {len(text)} letters, {limit} fit: {text}"
        for limit, names in LABELS.items()
        for key, text in texts.items()
        if any(key.startswith(name) if name.endswith("-") else key == name for name in names)
        and "{" not in text
        and len(text) > limit
    ]


@EVERY_LANGUAGE
def test_no_text_has_a_word_that_proofreaders_rejected(language: str) -> None:
    assert rejected(language, sources(language)) == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Lay the table"),
        ("en", "The table is laid"),
        ("en", "Do it"),
        ("en", "each figure that falls there pays { $glory } glory"),
        ("en", "Reading the record …"),
        ("en", "the track doesn’t go on"),
        ("en", "the strongest takes the spoils"),
        ("bg", "Масата е сложена"),
        ("bg", "{ $clan } клан плячкосва"),
        ("bg", "{ $clan }: няма ярост"),
        ("bg", "Игра с водач"),
        ("ru", "параметр «{ $stat }»"),
        ("ru", "рога"),
        ("ru", "вскрытые карты"),
        ("ru", "даёт шаг характеристики"),
        ("pl", "Która cecha?"),
        ("pl", "biały krążek"),
        ("pl", "{ $amount } chwały"),
        ("pl", "za 1 szału przenieś figurki"),
        ("cs", "při shodě"),
        ("cs", "stupnice věků"),
        ("cs", "sláva { $amount }"),
        ("cs", "10 slávy na kroku 4"),
        ("cs", "hint, ??"),
    ],
)
def test_a_rejected_word_is_found(language: str, text: str) -> None:
    assert len(rejected(language, {"key": text})) == 1


@EVERY_LANGUAGE
def test_the_terms_of_the_printed_books_are_used(language: str) -> None:
    missing = [
        term["en"]
        for term in terms()
        if term["en"] not in UNUSED and not is_called(language, term["en"], term[language])
    ]
    assert missing == []


def test_a_term_of_another_word_is_found() -> None:
    assert not is_called("ru", "horns", "рога")
    assert not is_called("pl", "Wolf clan", "Klan Lisa")
    assert not is_called("pl", "white disc", "biały krążek")
    assert not is_called("cs", "hand", "dlaň")


@EVERY_LANGUAGE
def test_labels_fit(language: str) -> None:
    texts = {key: SOFT_HYPHEN.sub("", text) for key, text in sources(language).items()}
    assert too_long(texts) == []


def test_labels_name_messages() -> None:
    keys = messages("en").keys()
    unknown = [
        name
        for names in LABELS.values()
        for name in names
        if not any(key.startswith(name) if name.endswith("-") else key == name for key in keys)
    ]
    assert unknown == []


def test_a_label_that_is_too_long_is_found() -> None:
    long = {
        "move-decline-protection": "Nikoho dalšího nezachránit",
        "kind-monster": "митично създание",
    }
    assert len(too_long(long)) == 2
    assert (
        too_long({"decide-hint-draft": "x" * 99, "move-pass-action": "Pass ({ $rage } rage)" * 9})
        == []
    )
