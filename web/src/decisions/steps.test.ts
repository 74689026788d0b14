import { describe, expect, it } from "vitest";
import { matching, parseOptions, type Chosen } from "../lib/moves";
import { begun, nextPart, PARTS } from "./steps";

const MOVES = [
  "invade warrior gimle",
  "invade warrior horgr",
  "invade leader gimle",
  "march andlang",
  "upgrade troll monster-1",
  "upgrade valkyrie monster-1",
  "upgrade valkyrie monster-2",
  "pass",
];
const OPTIONS = parseOptions(
  MOVES,
  MOVES.map(() => 0),
);

function at(chosen: Chosen): [string | undefined, string | undefined] {
  const left = matching(OPTIONS, chosen);
  const action = begun(left, chosen);
  return [action, action && nextPart(left, PARTS[action])];
}

describe("the steps of an action", () => {
  it("begin with nothing", () => {
    expect(at({})).toEqual([undefined, undefined]);
  });

  it("ask who, then where", () => {
    expect(at({ verb: "invade" })).toEqual(["invade", "figure"]);
    expect(at({ verb: "invade", figure: "warrior" })).toEqual(["invade", "where"]);
  });

  it("skip what leaves no choice, but not the last", () => {
    expect(at({ verb: "invade", where: "horgr" })).toEqual(["invade", "where"]);
    expect(at({ verb: "march" })).toEqual(["march", "where"]);
  });

  it("know the action by a card alone", () => {
    expect(at({ card: "valkyrie" })).toEqual(["upgrade", "slot"]);
  });

  it("leave it open where several actions are meant", () => {
    expect(begun(OPTIONS, { where: "gimle" })).toBeUndefined();
  });
});
