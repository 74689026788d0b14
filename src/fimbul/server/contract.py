"""Writes the files that the page is built from: the schema of the API, the facts of the game, the
numbers of the rules and their cards, the keys of the messages, and how events are told.

``python -m fimbul.server.contract FOLDER`` writes ``openapi.json``, ``facts.ts``,
``references.ts``, ``messages.ts`` and ``telling.ts`` there. So no name, number or shape is typed
twice, and a page that uses a name or a message that does not exist does not compile.
"""

import json
from argparse import ArgumentParser
from dataclasses import asdict
from pathlib import Path
from typing import Final, get_args

import msgspec

from fimbul.bots import BOT_NAMES, NAMED_BOTS
from fimbul.i18n import languages, messages
from fimbul.i18n.rulebook import cards_of_rules, rulebook
from fimbul.i18n.telling import ARGUMENTS, TELLINGS, Form, Part, Run, Sort, Telling, Tone
from fimbul.match.options import DayClock, LiveClock, PlayerName, TableOptions
from fimbul.rules.board import (
    ADJACENT,
    BITS,
    FIRST_FJORD,
    FJORD_NAMES,
    FJORD_OF,
    OUTER,
    PLACE_NAMES,
    PROVINCE_NAMES,
    REGION_NAMES,
    REGION_OF,
    SUPPORTED_BY,
    TOKEN_NAMES,
    VILLAGES,
)
from fimbul.rules.card import INVASION_COST, STRENGTH, STRENGTH_IN_YGGDRASIL
from fimbul.rules.cards import CARD_KIND_NAMES, CARDS, Card, slots_for
from fimbul.rules.cells import (
    AXES_STEPS,
    EDITION_NAMES,
    HORN_STEPS,
    LEGEND,
    PHASE_NAMES,
    RAGE_STEPS,
    SLOT_NAMES,
    STAT_NAMES,
)
from fimbul.rules.decision import DECISIONS
from fimbul.rules.events import EVENT_FIELDS, EVENT_NAMES, SOURCE_NAMES
from fimbul.rules.flow import DECISION_NAMES
from fimbul.rules.manifest import (
    CARD_OF_FIGURE,
    CLAN_NAMES,
    FIGURE_NAMES,
    FIGURE_OF_CARD,
    IN_ALL_PROVINCES,
    INVADES,
    IS_NAVAL,
)
from fimbul.rules.moves import FIELDS, VERB_NAMES
from fimbul.rules.reasons import REASONS
from fimbul.server.app import Settings, make_app
from fimbul.server.bodies import Chat
from fimbul.server.refusals import CODES, UNROUTED

OPENAPI: Final = "openapi.json"
FACTS: Final = "facts.ts"
MESSAGES: Final = "messages.ts"
REFERENCES: Final = "references.ts"
TELLING: Final = "telling.ts"
HEAD: Final = "// Written by `python -m fimbul.server.contract`: change it there."

Fact = dict[str, object] | list[str]


# --- the facts ------------------------------------------------------------------------------------


def _province(province: int) -> dict[str, object]:
    is_outer = province < OUTER
    return {
        "villages": VILLAGES[province] if is_outer else 0,
        "region": REGION_NAMES[REGION_OF[province]] if is_outer else None,
        "neighbours": [PROVINCE_NAMES[other] for other in BITS[ADJACENT[province]]],
        "fjord": PLACE_NAMES[FJORD_OF[province]] if is_outer else None,
    }


def _fjord(fjord: int) -> list[str]:
    return [PROVINCE_NAMES[province] for province in BITS[SUPPORTED_BY[FIRST_FJORD + fjord]]]


def _card(card: Card) -> dict[str, object]:
    """The facts of a card; its texts are the message ``key``, with ``.text`` and ``.see``."""
    figure = FIGURE_OF_CARD[card.id]
    return {
        "key": card.text_key,
        "kind": CARD_KIND_NAMES[card.kind],
        "age": card.age,
        "value": None if card.has_variable_value else card.value,
        "copies": list(card.copies),
        "is_in_first_print": card.is_in_first_print,
        "god": card.god or None,
        "slots": [SLOT_NAMES[slot] for slot in slots_for(card.kind)] if card.is_upgrade else [],
        "figure": FIGURE_NAMES[figure] if figure >= 0 else None,
        "is_white_disc": card.is_white_disc,
        "is_free": card.is_free,
        "provinces": [PROVINCE_NAMES[province] for province in BITS[card.provinces]],
        "fallen": card.fallen,
    }


def _figure(figure: int) -> dict[str, object]:
    card = CARD_OF_FIGURE[figure]
    return {
        "strength": STRENGTH[figure],
        "strength_in_yggdrasil": STRENGTH_IN_YGGDRASIL[figure],
        "cost": INVASION_COST[figure],
        "is_naval": IS_NAVAL[figure],
        "invades_yggdrasil": INVADES[figure] == IN_ALL_PROVINCES,
        "is_monster": card >= 0,
        "card": CARDS[card].slug if card >= 0 else None,
    }


def _tracks(edition: int) -> dict[str, object]:
    """The six steps of each stat: the value there, and the glory at the end (C2, E1)."""
    tracks = zip(STAT_NAMES, (RAGE_STEPS, AXES_STEPS[edition], HORN_STEPS), strict=True)
    return {
        stat: [
            {"value": value, "glory": glory} for value, glory in zip(values, LEGEND, strict=True)
        ]
        for stat, values in tracks
    }


def _slot_kinds() -> dict[str, object]:
    return {
        SLOT_NAMES[slot]: CARD_KIND_NAMES[card.kind]
        for card in CARDS
        if card.is_upgrade
        for slot in slots_for(card.kind)
    }


def _range(struct: type[msgspec.Struct], name: str) -> dict[str, object]:
    """The range and the default of a numeric option."""
    info = msgspec.inspect.type_info(struct)
    assert isinstance(info, msgspec.inspect.StructType)
    field = next(field for field in info.fields if field.name == name)
    assert isinstance(field.type, msgspec.inspect.IntType)
    return {"least": field.type.ge, "most": field.type.le, "default": field.default}


def _length(struct: type[msgspec.Struct], name: str) -> int:
    """The greatest length of a text in a request."""
    info = msgspec.inspect.type_info(struct)
    assert isinstance(info, msgspec.inspect.StructType)
    field = next(field for field in info.fields if field.name == name)
    return _longest(field.type)


def _longest(text: msgspec.inspect.Type) -> int:
    assert isinstance(text, msgspec.inspect.StrType)
    assert text.max_length is not None
    return text.max_length


def _limits() -> dict[str, object]:
    return {
        "name_length": _longest(msgspec.inspect.type_info(PlayerName)),
        "chat_length": _length(Chat, "text"),
        "players": _range(TableOptions, "players"),
        "bank": _range(LiveClock, "bank"),
        "increment": _range(LiveClock, "increment"),
        "days": _range(DayClock, "days"),
    }


def _numbers(is_rulings: bool) -> dict[str, object]:
    """The numbers of the rules, or of the rulings, by their section, in reading order."""
    return {
        section.letter: [rule.number for rule in section.rules]
        for section in rulebook(messages("en"))
        if section.is_rulings == is_rulings
    }


def facts() -> dict[str, Fact]:
    """Return all facts by the name of their constant."""
    slots = _slot_kinds()
    return {
        "PROVINCES": {name: _province(number) for number, name in enumerate(PROVINCE_NAMES)},
        "FJORDS": {name: _fjord(number) for number, name in enumerate(FJORD_NAMES)},
        "PLACES": list(PLACE_NAMES),
        "REGIONS": list(REGION_NAMES),
        "TOKENS": list(TOKEN_NAMES),
        "CLANS": list(CLAN_NAMES),
        "STATS": list(STAT_NAMES),
        "TRACKS": {name: _tracks(edition) for edition, name in enumerate(EDITION_NAMES)},
        "SLOTS": {name: slots[name] for name in SLOT_NAMES},
        "FIGURES": {name: _figure(figure) for figure, name in enumerate(FIGURE_NAMES)},
        "CARD_KINDS": list(CARD_KIND_NAMES),
        "GODS": sorted({card.god for card in CARDS if card.god}),
        "CARDS": {card.slug: _card(card) for card in CARDS},
        "EDITIONS": list(EDITION_NAMES),
        "PHASES": list(PHASE_NAMES),
        "DECISIONS": {
            name: {"shape": DECISIONS[op].shape} for op, name in enumerate(DECISION_NAMES)
        },
        "VERBS": {verb: list(fields) for verb, fields in zip(VERB_NAMES, FIELDS, strict=True)},
        "EVENTS": {
            name: [field.rstrip("*+") for field in fields] for name, fields in EVENT_FIELDS.values()
        },
        "SOURCES": list(SOURCE_NAMES),
        "REASONS": list(REASONS),
        "REFUSALS": sorted({*CODES, *UNROUTED}),
        "BOTS": list(BOT_NAMES),
        "NAMED_BOTS": list(NAMED_BOTS),
        "LANGUAGES": list(languages()),
        "LIMITS": _limits(),
    }


TYPES: Final = {
    "PROVINCES": "ProvinceName",
    "FJORDS": "FjordName",
    "PLACES": "PlaceName",
    "REGIONS": "RegionName",
    "TOKENS": "TokenName",
    "CLANS": "ClanName",
    "STATS": "StatName",
    "SLOTS": "SlotName",
    "FIGURES": "FigureName",
    "CARD_KINDS": "CardKindName",
    "GODS": "GodName",
    "CARDS": "CardSlug",
    "EDITIONS": "EditionName",
    "PHASES": "PhaseName",
    "DECISIONS": "DecisionName",
    "VERBS": "VerbName",
    "EVENTS": "EventName",
    "SOURCES": "SourceName",
    "REASONS": "Reason",
    "REFUSALS": "RefusalCode",
    "NAMED_BOTS": "BotName",
    "LANGUAGES": "Language",
}
"""The TypeScript type of the names in each constant."""


# --- writing --------------------------------------------------------------------------------------


def facts_source() -> str:
    """Return the facts as TypeScript."""
    parts = [HEAD]
    for name, fact in facts().items():
        text = json.dumps(fact, ensure_ascii=False, indent=2)
        parts.append(f"export const {name} = {text} as const;")
        if name in TYPES:
            names = f"keyof typeof {name}" if isinstance(fact, dict) else f"(typeof {name})[number]"
            parts.append(f"export type {TYPES[name]} = {names};")
    return "\n\n".join(parts) + "\n"


def references_source() -> str:
    """Return the numbers of the rules and the cards that each is about, as TypeScript.

    The table does not need them, so they are not among the facts.
    """
    cards = {
        number: [card.slug for card in CARDS if card.text_key in keys]
        for number, keys in cards_of_rules(messages("en")).items()
    }
    constants = {
        "RULES": _numbers(is_rulings=False),
        "RULINGS": _numbers(is_rulings=True),
        "RULE_CARDS": cards,
    }
    parts = [HEAD]
    for name, found in constants.items():
        parts.append(f"export const {name} = {json.dumps(found, indent=2)} as const;")
    return "\n\n".join(parts) + "\n"


def openapi_source() -> str:
    """Return the schema of the API as JSON."""
    schema = make_app(Settings("sqlite+aiosqlite://")).openapi_schema.to_schema()
    return json.dumps(schema, ensure_ascii=False, indent=2) + "\n"


def messages_source() -> str:
    """Return the keys of the messages as TypeScript.

    The keys of the rules have a type of their own: the page fetches these messages separately.
    """
    keys = messages("en").keys()
    rules = [key for key in keys if key.startswith(("rule-", "rules-"))]
    return "".join(
        (
            HEAD + "\n",
            _union("MessageKey", [key for key in keys if key not in rules]),
            _union("RuleKey", rules),
        )
    )


def telling_source() -> str:
    """Return how events are told, as TypeScript, without fields that have their default."""
    types = {"Form": Form, "Part": Part, "Run": Run, "Sort": Sort, "Tone": Tone}
    tables = {
        "ARGUMENTS": ARGUMENTS,
        "TELLINGS": {event: _told(TELLINGS[event]) for event in EVENT_NAMES},
    }
    parts = [HEAD + "\n"]
    parts += [_union(name, [text for text in get_args(of) if text]) for name, of in types.items()]
    for name, table in tables.items():
        parts.append(f"\nexport const {name} = {json.dumps(table, indent=2)} as const;\n")
    return "".join(parts)


def _told(telling: Telling) -> dict[str, object]:
    usual = asdict(Telling(telling.sort))
    unusual = {name: value for name, value in asdict(telling).items() if value != usual[name]}
    return {"sort": telling.sort, **unusual}


def _union(name: str, texts: list[str]) -> str:
    parts = "".join(f"\n  | {json.dumps(text)}" for text in texts)
    return f"\nexport type {name} ={parts};\n"


def write(folder: Path) -> None:
    """Write all files into a folder; an unchanged file is not touched."""
    folder.mkdir(parents=True, exist_ok=True)
    sources = {
        OPENAPI: openapi_source(),
        FACTS: facts_source(),
        REFERENCES: references_source(),
        MESSAGES: messages_source(),
        TELLING: telling_source(),
    }
    for name, source in sources.items():
        path = folder / name
        if not path.exists() or path.read_text(encoding="utf-8") != source:
            path.write_text(source, encoding="utf-8")


def main() -> None:
    """Run the command."""
    parser = ArgumentParser(prog="python -m fimbul.server.contract", description=__doc__)
    parser.add_argument("folder", type=Path)
    write(parser.parse_args().folder)


if __name__ == "__main__":
    main()
