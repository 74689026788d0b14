import { expect, test } from "vitest";
import type { PlainView } from "../generated/api";
import { FJORDS, PROVINCES } from "../generated/facts";
import { parseOptions } from "../lib/moves";
import { meantByFigure, meantByPlace, never, towards } from "./meant";

function view(kind: string, about: object = {}): PlainView {
  const provinces = Object.fromEntries(Object.keys(PROVINCES).map((name) => [name, { figures: [{}], strength: [0] }]));
  const fjords = Object.fromEntries(Object.keys(FJORDS).map((name) => [name, [{}]]));
  provinces["gimle"] = { figures: [{ warrior: 2 }], strength: [2] };
  const decision = { kind, about: { source: null, province: null, ...about } };
  return { seat: 0, provinces, fjords, decision } as unknown as PlainView;
}

test("who clicks on a place means to pillage where his figures are, else to invade", () => {
  const options = parseOptions(["invade warrior utgard", "pillage horgr"], [1, 0]);
  expect(meantByPlace(view("action"), options, {}, "gimle")).toBe("pillage gimle");
  expect(meantByPlace(view("action"), options, {}, "elvagar")).toBe("invade warrior elvagar");
  expect(meantByPlace(view("action"), options, {}, "fjord-ne")).toBe("invade ship fjord-ne");
  expect(meantByPlace(view("action"), options, { verb: "invade", figure: "leader" }, "gimle")).toBe("invade leader gimle");
});

test("where only one verb speaks of places, that one is meant", () => {
  const options = parseOptions(["to utgard", "to horgr"], [0, 0]);
  expect(meantByPlace(view("march-target"), options, {}, "elvagar")).toBe("to elvagar");
  expect(meantByPlace(view("battle-card"), parseOptions(["card troll"], [0]), {}, "elvagar")).toBeNull();
});

test("figures that march stand where the march begins; those to save where they would die", () => {
  const march = view("march-figures", { source: "gimle", province: "utgard" });
  const moves = parseOptions(["move warrior", "done"], [0, 0]);
  expect(meantByFigure(march, moves, "warrior", "gimle")).toHaveLength(1);
  expect(meantByFigure(march, moves, "warrior", "utgard")).toHaveLength(0);
  const spare = view("protection", { province: "gimle" });
  expect(meantByFigure(spare, parseOptions(["spare ship"], [1]), "ship", "fjord-nw")).toHaveLength(1);
  expect(meantByFigure(spare, parseOptions(["join troll horgr"], [0]), "troll", "gimle")).toHaveLength(0);
});

test("what no clan can ever do has its reason on the page", () => {
  expect(never("invade warrior yggdrasil")).toBe("map-never-yggdrasil");
  expect(never("invade dark-elf yggdrasil")).toBeNull();
  expect(never("invade ship gimle")).toBe("map-never-ashore");
  expect(never("invade leader fjord-ne")).toBe("map-never-at-sea");
  expect(never("pillage fjord-ne")).toBe("map-never-fjord");
  expect(never("pillage yggdrasil")).toBeNull();
  expect(never("pass")).toBeNull();
});

test("arrows lead to the place in their direction, and not over the edge", () => {
  expect(towards("yggdrasil", "ArrowLeft")).toBe("gimle");
  expect(towards("yggdrasil", "ArrowUp")).toBe("elvagar");
  expect(towards("gimle", "ArrowRight")).toBe("yggdrasil");
  expect(["fjord-nw", "myrkulor"]).toContain(towards("gimle", "ArrowUp"));
  expect(towards("utgard", "ArrowDown")).toBe("utgard");
});
