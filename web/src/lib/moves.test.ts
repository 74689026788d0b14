import { describe, expect, it } from "vitest";
import { costRange, matching, parseMove, parseOptions, valuesOf } from "./moves";

const OPTIONS = parseOptions(
  ["invade leader gimle", "invade warrior gimle", "invade warrior horgr", "march horgr", "pass"],
  [0, 1, 1, 1, 0],
);

describe("moves", () => {
  it("have named parts; places and provinces are both where", () => {
    expect(parseMove("invade warrior gimle", 1)).toEqual({
      move: "invade warrior gimle",
      verb: "invade",
      cost: 1,
      figure: "warrior",
      where: "gimle",
    });
    expect(parseMove("march horgr").where).toBe("horgr");
    expect(parseMove("upgrade troll monster-2").slot).toBe("monster-2");
    expect(parseMove("pass")).toEqual({ move: "pass", verb: "pass", cost: 0 });
  });

  it("tell the different values of a part, in their order", () => {
    expect(valuesOf(OPTIONS, "where")).toEqual(["gimle", "horgr"]);
    expect(valuesOf(OPTIONS, "figure")).toEqual(["leader", "warrior"]);
    expect(valuesOf(OPTIONS, "card")).toEqual([]);
  });

  it("match what has been chosen of them", () => {
    const left = matching(OPTIONS, { verb: "invade", where: "gimle" });
    expect(left.map(({ move }) => move)).toEqual(["invade leader gimle", "invade warrior gimle"]);
    expect(matching(OPTIONS, {})).toHaveLength(OPTIONS.length);
  });

  it("cost from … to", () => {
    expect(costRange(OPTIONS)).toEqual([0, 1]);
  });
});
