import { expect, test } from "vitest";
import type { PlainView } from "../generated/api";
import { PROVINCES } from "../generated/facts";
import { parseOptions } from "../lib/moves";
import { canDrag, droppedIn } from "./drag";

function view(kind: string, about: object = {}): PlainView {
  const provinces = Object.fromEntries(
    Object.entries(PROVINCES).map(([name, { villages }]) => [name, { is_standing: name !== "utgard", villages, taken: 0 }]),
  );
  provinces["horgr"] = { is_standing: true, villages: 4, taken: 4 };
  return { seat: 0, provinces, decision: { kind, about: { source: null, province: null, ...about } } } as unknown as PlainView;
}

const WARRIOR = { seat: 0, figure: "warrior", place: "gimle" } as const;

test("a figure is dragged where a march may begin, and only by its owner", () => {
  const options = parseOptions(["march gimle", "pass"], [1, 0]);
  expect(canDrag(view("action"), options, WARRIOR)).toBe(true);
  expect(canDrag(view("action"), options, { ...WARRIOR, place: "elvagar" })).toBe(false);
  expect(canDrag(view("action"), options, { ...WARRIOR, seat: 1 })).toBe(false);
  expect(canDrag(view("action"), options, { ...WARRIOR, figure: "ship" })).toBe(false);
});

test("dropping it is a whole march; the next figure follows with one move", () => {
  expect(droppedIn(view("action"), WARRIOR, "yggdrasil")).toEqual(["march gimle", "to yggdrasil", "move warrior"]);
  const march = view("march-figures", { source: "gimle", province: "yggdrasil" });
  expect(canDrag(march, parseOptions(["move warrior", "done"], [0, 0]), WARRIOR)).toBe(true);
  expect(droppedIn(march, WARRIOR, "yggdrasil")).toEqual(["move warrior"]);
  expect(droppedIn(march, WARRIOR, "elvagar")).toBe("wrong-place");
});

test("a figure that joins a battle is dropped there", () => {
  expect(droppedIn(view("call-to-battle", { province: "myrkulor" }), WARRIOR, "myrkulor")).toEqual(["join warrior gimle"]);
});

test("where it cannot go, there is a reason", () => {
  expect(droppedIn(view("action"), WARRIOR, "utgard")).toBe("province-destroyed");
  expect(droppedIn(view("action"), WARRIOR, "horgr")).toBe("no-village-free");
  expect(droppedIn(view("action"), WARRIOR, "fjord-ne")).toBe("wrong-place");
});
