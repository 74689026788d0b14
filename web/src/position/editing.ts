// Changes of a position in the editor, and what the editor offers. Whether a position is sound, only the
// server says.

import {
  CARDS,
  CLANS,
  FIGURES,
  FJORDS,
  PROVINCES,
  SLOTS,
  TRACKS,
  type CardSlug,
  type ClanName,
  type FigureName,
  type FjordName,
  type PlaceName,
  type ProvinceName,
  type SlotName,
  type TokenName,
} from "../generated/facts";
import type { PlainFigures, PlainView } from "../generated/api";
import { emptySlots, OUTER, SLOT_NAMES, type Position, type Seat } from "./code";

/** S1: the tokens as they lie in a new position. */
const TOKENS_BEFORE: readonly TokenName[] = ["rage", "axes", "rage", "horns", "glory", "axes", "horns", "rage"];
const DOOMS_BEFORE: readonly ProvinceName[] = ["muspelheim", "horgr", "utgard"];
/** Destroyed before the game: all with two clans, two with three, one with four. */
const DESTROYED_BEFORE: readonly ProvinceName[] = ["angerboda", "myrkulor", "andlang"];
const CARDS_DRAFTED = 6;
const WARRIORS = 8;
const ALL_CARDS = Object.keys(CARDS) as CardSlug[];
export const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[];

/** The first turn of a game, with hands dealt at random. */
export function newPosition(clans: readonly ClanName[] = CLANS): Position {
  const position: Position = {
    edition: "standard",
    draftsFirstAge: true,
    first: clans[0] ?? "wolf",
    age: 1,
    turn: clans[0] ?? "wolf",
    tokens: Object.fromEntries(OUTER.map((province, index) => [province, TOKENS_BEFORE[index]])) as Position["tokens"],
    dooms: [...DOOMS_BEFORE],
    destroyed: destroyedFor(clans.length),
    pillaged: [],
    seats: clans.map(newSeat),
    discard: null,
    packs: [],
  };
  deal(position);
  return position;
}

const destroyedFor = (clans: number): ProvinceName[] => OUTER.filter((name) => DESTROYED_BEFORE.slice(0, 5 - clans).includes(name));

function newSeat(clan: ClanName): Seat {
  return {
    clan,
    glory: 0,
    rage: TRACKS.standard.rage[0].value,
    steps: [1, 1, 1],
    hasPassed: false,
    slots: emptySlots(),
    figures: {},
    hand: [],
    quests: [],
    shown: [],
    maybe: [],
  };
}

/** Gives the position other clans: those that stay keep all they have. */
export function setClans(position: Position, clans: readonly ClanName[]): void {
  const before = new Map(position.seats.map((seat) => [seat.clan, seat]));
  position.seats = clans.map((clan) => before.get(clan) ?? newSeat(clan));
  const [first] = clans;
  if (first === undefined) return;
  if (!clans.includes(position.first)) position.first = first;
  if (position.turn !== "draft" && !clans.includes(position.turn)) position.turn = position.first;
  if (clans.length !== before.size) {
    position.destroyed = destroyedFor(clans.length).filter((province) => !position.dooms.includes(province));
    forgetCards(position);
  }
}

/** The cards lie elsewhere now: those discarded and the packs are to be drawn again. */
export function forgetCards(position: Position): void {
  position.discard = null;
  position.packs = [];
}

// --- cards -----------------------------------------------------------------------------------------

/** How often a card is in a deck of this game. */
export function copiesOf(position: Position, card: CardSlug): number {
  const { copies, is_in_first_print: isOld } = CARDS[card];
  if (position.edition === "first-print" && !isOld) return 0;
  return copies.slice(0, position.seats.length - 1).reduce<number>((sum, more) => sum + more, 0);
}

/** How often each card is in a hand, on a sheet or among the quests. */
export function held(position: Position): Map<CardSlug, number> {
  const counts = new Map<CardSlug, number>();
  for (const seat of position.seats) {
    const onSheet = SLOT_NAMES.flatMap((slot) => seat.slots[slot] ?? []);
    for (const card of [...seat.hand, ...seat.quests, ...onSheet]) counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  return counts;
}

/** The ages whose cards have come into the hands. */
export const agesDealt = (position: Position): number => (position.turn === "draft" ? position.age - 1 : position.age);

/** The cards that can still be given to a clan, by age. */
export function cardsLeft(position: Position, fits: (card: CardSlug) => boolean): CardSlug[][] {
  const counts = held(position);
  return Array.from({ length: agesDealt(position) }, (_, index) =>
    ALL_CARDS.filter(
      (card) => CARDS[card].age === index + 1 && fits(card) && copiesOf(position, card) > (counts.get(card) ?? 0),
    ),
  );
}

export const fitsSlot = (card: CardSlug, slot: SlotName): boolean => CARDS[card].kind === SLOTS[slot];
export const isQuest = (card: CardSlug): boolean => CARDS[card].kind === "quest";

/** Deals every clan the cards of a draft of this age, in place of its hand. */
export function deal(position: Position, random: () => number = Math.random): void {
  for (const seat of position.seats) {
    seat.hand = [];
    seat.shown = [];
    seat.maybe = [];
  }
  forgetCards(position);
  if (position.turn === "draft") return;
  const counts = held(position);
  const deck = ALL_CARDS.filter((card) => CARDS[card].age === position.age).flatMap((card) =>
    Array.from({ length: Math.max(0, copiesOf(position, card) - (counts.get(card) ?? 0)) }, () => card),
  );
  for (const seat of position.seats) {
    const own = SLOT_NAMES.flatMap((slot) => seat.slots[slot] ?? []).concat(seat.quests);
    const here = own.filter((card) => CARDS[card].age === position.age).length;
    for (let count = here; count < CARDS_DRAFTED && deck.length > 0; count += 1) {
      const [card] = deck.splice(Math.floor(random() * deck.length), 1);
      if (card !== undefined) seat.hand.push(card);
    }
    seat.hand.sort((one, other) => ALL_CARDS.indexOf(one) - ALL_CARDS.indexOf(other));
  }
}

/** Takes a card out of a hand, and what is known of it. */
export function takeFromHand(position: Position, seat: Seat, index: number): void {
  const [card] = seat.hand.splice(index, 1);
  seat.shown = seat.shown.filter((shown) => shown !== card || seat.hand.includes(shown));
  seat.maybe = [];
  forgetCards(position);
}

/** Puts a card on a sheet, or none; a monster that leaves it leaves the board. */
export function setSlot(position: Position, seat: Seat, slot: SlotName, card: CardSlug | null): void {
  const before = seat.slots[slot];
  seat.slots[slot] = card;
  if (before !== null && CARDS[before].figure !== null) removeFigure(seat, CARDS[before].figure as FigureName);
  forgetCards(position);
}

// --- figures ---------------------------------------------------------------------------------------

/** The figures a clan can have at a place: its own kinds, and monsters on its sheet. */
export function figuresFor(seat: Seat, place: PlaceName): FigureName[] {
  return FIGURE_NAMES.filter((figure) => {
    const { is_naval: isNaval, card } = FIGURES[figure];
    const isOwn = card === null || SLOT_NAMES.some((slot) => seat.slots[slot] === card);
    return isOwn && (place === "valhalla" || isNaval === place in FJORDS);
  });
}

export function countAt(seat: Seat, place: PlaceName, figure: FigureName): number {
  return seat.figures[place]?.[figure] ?? 0;
}

/** The warriors that are neither on the board nor in Valhalla. */
export function warriorsLeft(seat: Seat): number {
  const used = Object.values(seat.figures).reduce((sum, standing) => sum + (standing.warrior ?? 0), 0);
  return Math.max(0, WARRIORS - used);
}

export function setFigures(seat: Seat, place: PlaceName, figure: FigureName, count: number): void {
  if (figure !== "warrior") removeFigure(seat, figure);
  const standing = { ...seat.figures[place], [figure]: count };
  if (count <= 0) delete standing[figure];
  seat.figures = { ...seat.figures, [place]: standing };
  if (Object.keys(standing).length === 0) delete seat.figures[place];
}

function removeFigure(seat: Seat, figure: FigureName): void {
  for (const place of Object.keys(seat.figures) as PlaceName[]) {
    delete seat.figures[place]?.[figure];
    if (Object.keys(seat.figures[place] ?? {}).length === 0) delete seat.figures[place];
  }
}

// --- provinces -------------------------------------------------------------------------------------

/** The provinces that are destroyed: before the game, or by a Ragnarök since. */
export const ruined = (position: Position): ProvinceName[] => [...position.destroyed, ...position.dooms.slice(0, position.age - 1)];

/** Lets Ragnarök take a province in an age; the province that it would have taken takes its place. */
export function setDoom(position: Position, province: ProvinceName, age: number): void {
  const before = position.dooms.indexOf(province);
  const other = position.dooms[age - 1];
  if (before >= 0 && other !== undefined) position.dooms[before] = other;
  position.dooms[age - 1] = province;
  position.destroyed = position.destroyed.filter((name) => name !== province);
}

export function toggle<Item>(items: readonly Item[], item: Item): Item[] {
  return items.includes(item) ? items.filter((one) => one !== item) : [...items, item];
}

// --- the map ---------------------------------------------------------------------------------------

/** What the map shows of a position; the strength of the clans only if the server has said it. */
export function viewOf(position: Position, known: PlainView | null): PlainView {
  const { seats } = position;
  const gone = ruined(position);
  const figures = (place: PlaceName): PlainFigures[] => seats.map((seat) => ({ ...seat.figures[place] }) as PlainFigures);
  const provinces = Object.fromEntries(
    (Object.keys(PROVINCES) as ProvinceName[]).map((name) => {
      const { villages } = PROVINCES[name];
      const here = figures(name);
      const taken = here.flatMap((standing) => Object.values(standing)).reduce((sum, count) => sum + count, 0);
      return [
        name,
        {
          is_standing: !gone.includes(name),
          is_pillaged: position.pillaged.includes(name),
          token: name === "yggdrasil" ? "all" : position.tokens[name],
          villages,
          taken: villages > 0 ? taken : 0,
          figures: here,
          strength: known?.provinces[name].strength ?? seats.map(() => 0),
        },
      ];
    }),
  ) as PlainView["provinces"];
  const fjords = Object.fromEntries((Object.keys(FJORDS) as FjordName[]).map((name) => [name, figures(name)]));
  const turn = Math.max(0, seats.findIndex(({ clan }) => clan === position.turn));
  return {
    age: position.age,
    phase: position.turn === "draft" ? "draft" : "action",
    edition: position.edition,
    drafts_first_age: position.draftsFirstAge,
    first_player: seats.findIndex(({ clan }) => clan === position.first),
    turn,
    dooms: position.dooms,
    provinces,
    fjords: fjords as PlainView["fjords"],
    seats: seats.map((seat) => shownSeat(position, seat)),
    battle: null,
    discard: [],
    decision: {
      id: 0,
      kind: position.turn === "draft" ? "draft" : "action",
      seats: [turn],
      sealed: [],
      own: [],
      options: [],
      costs: [],
      about: { card: null, figures: {} as PlainFigures, province: null, source: null },
    },
    draft: null,
    hand: [],
    pack: [],
    quests: seats.map(() => []),
    seat: -1,
    seen_packs: [],
    winners: [],
  } as PlainView;
}

function shownSeat(position: Position, seat: Seat): PlainView["seats"][number] {
  const [rage, axes, horns] = seat.steps;
  const track = TRACKS[position.edition];
  return {
    clan: seat.clan,
    glory: seat.glory,
    rage: seat.rage,
    has_passed: seat.hasPassed,
    steps: { rage, axes, horns },
    stats: {
      rage: track.rage[rage - 1]?.value ?? 0,
      axes: track.axes[axes - 1]?.value ?? 0,
      horns: track.horns[horns - 1]?.value ?? 0,
    },
    slots: seat.slots,
    on_board: 0,
    reserve: {} as PlainFigures,
    valhalla: { ...seat.figures.valhalla } as PlainFigures,
    hand_size: seat.hand.length,
    quest_count: seat.quests.length,
    shown: seat.shown,
    maybe_shown: [],
    picked: [],
  };
}

// --- problems --------------------------------------------------------------------------------------

export interface Problem {
  readonly code: string;
  readonly args: Readonly<Record<string, string | number>>;
}

const OF_BOARD = /^(wrong-(tokens|dooms|destroyed)|pillaged-|all-pillaged)/;

/** The part of the editor in which a problem is fixed: a clan, or `board`, `game` or `code`. */
export function partOf(problem: Problem): string {
  if (problem.args.clan !== undefined) return String(problem.args.clan);
  if (problem.args.line !== undefined) return "code";
  return problem.args.place !== undefined || OF_BOARD.test(problem.code) ? "board" : "game";
}
