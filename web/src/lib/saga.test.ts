import { beforeAll, describe, expect, it, vi } from "vitest";
import type { StepNews } from "../generated/api";
import { EVENTS, type ClanName, type EditionName } from "../generated/facts";
import { speech } from "./messages.svelte";
import { fold, happened, placeOf, plain, sentence, withoutRemoved, type Teller } from "./saga";
import golden from "./saga.golden.json";

type Events = StepNews["events"];

function step(seq: number, rest: Partial<StepNews>): StepNews {
  return {
    seq,
    at: seq * 1_000,
    kind: "moved",
    seat: null,
    chair: null,
    by: null,
    chat: null,
    line: null,
    events: [],
    took_back: [],
    is_set_aside: false,
    ...rest,
  };
}

const teller = (seat: number, clans: readonly ClanName[], edition: EditionName = "standard"): Teller => ({
  seat,
  clans,
  edition,
  nameOf: (chair) => `player ${chair}`,
});

const four = teller(0, ["wolf", "raven", "serpent", "bear"]);

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await speech.speak("en");
});

describe("the saga", () => {
  it.each(golden)("is told as in the terminal: $game", (game) => {
    const steps = game.steps.map((events, index) => step(index + 1, { events: events as Events }));
    const reader = teller(game.seat, game.clans as ClanName[], game.edition as EditionName);
    expect(fold(steps).map((line) => plain(sentence(line, reader)))).toEqual(game.lines);
  });

  it("has every event in these games", () => {
    const seen = new Set(golden.flatMap((game) => game.steps.flat().map((event) => event.event)));
    expect(Object.keys(EVENTS).filter((event) => !seen.has(event))).toEqual([]);
  });

  it("forgets the words of a line that was removed", () => {
    const heard = [step(1, { kind: "said", chair: 0, chat: "hail" }), step(2, { kind: "said", chair: 1, chat: "hej" })];
    const steps = withoutRemoved([...heard, step(3, { kind: "line-removed", line: 1 })]);
    expect(steps.map((one) => one.chat)).toEqual(["", "hej", null]);
    expect(fold(steps).map((line) => line.seq)).toEqual([2]);
    expect(withoutRemoved(heard)).toBe(heard);
  });

  it("says that a table was ended", () => {
    const [line] = fold([step(1, { kind: "ended" })]);
    expect(line && plain(sentence(line, four))).toBe("The operator of this server has ended this table.");
  });

  it("forgets what was taken back", () => {
    const invaded = (place: string): Events =>
      [{ event: "invaded", seat: 0, figure: "leader", place, source: "reserve" }] as Events;
    const steps = [
      step(1, { events: invaded("gimle") }),
      step(2, { kind: "undone", seat: 0, took_back: [1] }),
      step(3, { events: invaded("utgard") }),
    ];
    expect(happened(steps).map((one) => one.seq)).toEqual([2, 3]);
    expect(fold(steps).map((line) => plain(sentence(line, four)))).toEqual([
      "Wolf undid a move.",
      "Wolf invades Utgard with the leader.",
    ]);
  });

  it("tells nothing of moves that were set aside, and who let the game go on", () => {
    const invaded = [{ event: "invaded", seat: 0, figure: "leader", place: "gimle", source: "reserve" }] as Events;
    const steps = [
      step(1, { events: invaded }),
      step(2, { is_set_aside: true }),
      step(3, { kind: "said", chair: 1, chat: "what now?" }),
      step(4, { kind: "resumed", chair: 1, took_back: [2] }),
      step(5, { kind: "ended", chair: 0 }),
    ];
    expect(happened(steps).map((one) => one.seq)).toEqual([1, 3, 4, 5]);
    expect(
      fold(steps)
        .filter((line) => line.kind !== "said")
        .map((line) => plain(sentence(line, four))),
    ).toEqual([
      "Wolf invades Gimle with the leader.",
      "player 1 continues the game from here.",
      "player 0 ends the game here.",
    ]);
  });

  it("knows the names in its sentences, and the place on the map", () => {
    const [line] = fold([
      step(1, {
        events: [
          { event: "invaded", seat: 1, figure: "ship", place: "fjord-ne", source: "valhalla" },
        ],
      }),
    ]);
    expect(line && placeOf(line)).toBe("fjord-ne");
    expect(line && sentence(line, four)).toEqual([
      { is: "clan", text: "Raven", clan: "raven" },
      { is: "words", text: " invades the " },
      { is: "place", text: "north-east fjord", place: "fjord-ne" },
      { is: "words", text: " with the ship, back from Valhalla." },
    ]);
  });

  it("says what people say as they say it", () => {
    const said = "<b>{ $clan } \ue000card nothing\ue001nothing\ue002";
    const [line] = fold([step(1, { kind: "said", chair: 2, chat: said })]);
    expect(line && sentence(line, four)).toEqual([{ is: "words", text: `player 2: ${said}` }]);
  });

  it("is divided by ages and turns", () => {
    const events: Events = [
      { event: "age-begins", age: 2, province: "gimle" },
      { event: "action-phase-begins", seat: 1 },
      { event: "rage", seat: 0, amount: 6 },
      { event: "turn-begins", seat: 1 },
      { event: "passed", seat: 1 },
      { event: "rage", seat: 2, amount: -3 },
      { event: "card-discarded", seat: 2, card: "troll" },
      { event: "card-saved", seat: 2 },
    ];
    const chapters = fold([step(1, { events })]).map(({ kind, chapter }) => [
      kind,
      chapter.age,
      chapter.part,
      chapter.turn,
    ]);
    expect(chapters).toEqual([
      ["age-begins", 2, "draft", -1],
      ["action-phase-begins", 2, "action", -1],
      ["passed", 2, "action", 1],
      ["rage", 2, "end", -1],
      ["card-discarded", 2, "end", -1],
      ["card-saved", 2, "end", -1],
    ]);
  });
});
