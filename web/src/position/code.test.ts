import { describe, expect, it } from "vitest";
import { CARDS, CLANS } from "../generated/facts";
import { codeOf, packed, positionOf, unpacked } from "./code";
import { cardsLeft, copiesOf, deal, figuresFor, held, newPosition, partOf, ruined, setClans, setDoom, setFigures, setSlot, takeFromHand, toggle, viewOf, warriorsLeft } from "./editing";

const CODE = `fimbul position 1
clans wolf raven
edition standard
draft from-age-2
first raven
age 2
turn wolf
tokens rage axes rage horns glory axes horns rage
dooms muspelheim horgr utgard
destroyed angerboda andlang myrkulor
pillaged gimle yggdrasil
clan wolf
glory 17
rage 4
steps 2 3 1
passed no
slots - lord-of-hammers - troll - thors-glory - -
at gimle warrior warrior troll
at fjord-nw ship
at valhalla leader
hand thors-hammer tyrs-bash
quests alfheim-2 jotunheim-2
shown thors-hammer
maybe alfheim-2:0
clan raven
glory 0
rage 6
steps 1 1 1
passed yes
slots - - - - - - - -
hand
quests
discard tyrs-smite-1 tyrs-rage-1
pack 3 wolf a b c
pack 3 raven d e f
`;

describe("the text of a position", () => {
  it("is written as it was read", () => {
    expect(codeOf(positionOf(CODE))).toBe(CODE);
    const open = CODE.slice(0, CODE.indexOf("discard"));
    expect(codeOf(positionOf(open))).toBe(open);
    expect(positionOf(open).discard).toBeNull();
  });

  it("travels in a link", async () => {
    const link = await packed(CODE);
    expect(link).toMatch(/^[\w-]+$/);
    expect(link.length).toBeLessThan(CODE.length);
    expect(await unpacked(link)).toBe(CODE);
    expect(await unpacked("K7QWX2MN")).toBe("");
  });
});

describe("a new position", () => {
  it("has the clans asked for, and six cards in each hand", () => {
    for (const clans of [CLANS.slice(0, 2), CLANS.slice(0, 3), CLANS]) {
      const position = newPosition(clans);
      expect(position.seats.map(({ clan }) => clan)).toEqual(clans);
      expect(position.destroyed).toHaveLength({ 2: 3, 3: 2, 4: 1 }[clans.length] ?? 0);
      expect(position.seats.every(({ hand }) => hand.length === 6)).toBe(true);
      for (const [card, count] of held(position)) expect(count).toBeLessThanOrEqual(copiesOf(position, card));
    }
  });

  it("deals the cards of the age that are not on a sheet", () => {
    const position = newPosition();
    setSlot(position, position.seats[0]!, "monster-1", "troll");
    deal(position, () => 0);
    expect(position.seats[0]!.hand).toHaveLength(5);
    expect(position.seats.flatMap(({ hand }) => hand)).not.toContain("troll");
  });
});

describe("changes", () => {
  it("keep what the clans have that stay", () => {
    const position = newPosition();
    position.seats[1]!.glory = 33;
    setClans(position, ["raven", "bear"]);
    expect(position.seats.map(({ clan }) => clan)).toEqual(["raven", "bear"]);
    expect(position.seats[0]!.glory).toBe(33);
    expect([position.first, position.turn]).toEqual(["raven", "raven"]);
    expect(position.destroyed).toHaveLength(3);
  });

  it("move a leader, who is in one place only, and count the warriors left", () => {
    const [seat] = newPosition().seats;
    setFigures(seat!, "gimle", "leader", 1);
    setFigures(seat!, "horgr", "leader", 1);
    setFigures(seat!, "horgr", "warrior", 3);
    expect(seat!.figures).toEqual({ horgr: { leader: 1, warrior: 3 } });
    expect(warriorsLeft(seat!)).toBe(5);
    setFigures(seat!, "horgr", "leader", 0);
    setFigures(seat!, "horgr", "warrior", 0);
    expect(seat!.figures).toEqual({});
  });

  it("let a monster leave with its card", () => {
    const position = newPosition();
    const seat = position.seats[0]!;
    expect(figuresFor(seat, "gimle")).toEqual(["warrior", "leader"]);
    setSlot(position, seat, "monster-1", "troll");
    expect(figuresFor(seat, "gimle")).toContain("troll");
    expect(figuresFor(seat, "fjord-ne")).toEqual(["ship"]);
    setFigures(seat, "gimle", "troll", 1);
    setSlot(position, seat, "monster-1", null);
    expect(seat.figures).toEqual({});
  });

  it("draw the discard pile again when cards lie elsewhere", () => {
    const position = positionOf(CODE);
    const seat = position.seats[0]!;
    takeFromHand(position, seat, 0);
    expect([seat.hand, seat.shown, position.discard, position.packs]).toEqual([["tyrs-bash"], [], null, []]);
    expect(cardsLeft(position, () => true).flat().every((card) => CARDS[card].age <= 2)).toBe(true);
  });

  it("exchange the provinces of two dooms", () => {
    const position = positionOf(CODE);
    setDoom(position, "utgard", 1);
    expect(position.dooms).toEqual(["utgard", "horgr", "muspelheim"]);
    setDoom(position, "andlang", 2);
    expect(position.dooms).toEqual(["utgard", "andlang", "muspelheim"]);
    expect(ruined(position)).toEqual(["angerboda", "myrkulor", "utgard"]);
    expect(toggle(toggle(["a"], "b"), "a")).toEqual(["b"]);
  });

  it("are seen on the map", () => {
    const view = viewOf(positionOf(CODE), null);
    expect(view.provinces.gimle.figures).toEqual([{ warrior: 2, troll: 1 }, {}]);
    expect(view.provinces.gimle.taken).toBe(3);
    expect(view.provinces.muspelheim.is_standing).toBe(false);
    expect(view.fjords["fjord-nw"]).toEqual([{ ship: 1 }, {}]);
    expect(view.first_player).toBe(1);
  });
});

it("finds the part of the editor in which a problem is mended", () => {
  expect(partOf({ code: "too-much-rage", args: { clan: "bear", found: 13 } })).toBe("bear");
  expect(partOf({ code: "villages-full", args: { place: "gimle" } })).toBe("board");
  expect(partOf({ code: "wrong-tokens", args: {} })).toBe("board");
  expect(partOf({ code: "wrong-total", args: { age: 1 } })).toBe("game");
  expect(partOf({ code: "unknown-name", args: { line: 3 } })).toBe("code");
});
