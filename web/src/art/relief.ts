// The rims of the provinces, cut with a knife as old maps show a slope.

import { PROVINCES, type ProvinceName } from "../generated/facts";
import { ofEach, OUTLINES } from "./geometry";
import { chance, closed, distance, isInside, type Point } from "./noise";

/** Points of an outline about `step` apart, each with the direction inwards. */
export function rim(outline: readonly Point[], step: number): { foot: Point; inward: Point }[] {
  const feet: { foot: Point; inward: Point }[] = [];
  let walked = 0;
  outline.forEach((foot, index) => {
    const before = outline.at(index - 1) ?? foot;
    const after = outline[(index + 1) % outline.length] ?? foot;
    walked += distance(before, foot);
    if (walked < step) return;
    walked = 0;
    const length = distance(before, after) || 1;
    const normal = { x: (before.y - after.y) / length, y: (after.x - before.x) / length };
    const isRight = isInside({ x: foot.x + normal.x * 4, y: foot.y + normal.y * 4 }, outline);
    feet.push({ foot, inward: isRight ? normal : { x: -normal.x, y: -normal.y } });
  });
  return feet;
}

/** Knife cuts from the rim of a province inwards, as maps show a cliff. */
export function hachures(province: ProvinceName, step: number, long: number, wide: number, next: () => number): string {
  return rim(OUTLINES[province], step)
    .map(({ foot, inward }) => {
      const far = long * (0.5 + next());
      const lean = (next() - 0.5) * 5;
      const tip = { x: foot.x + inward.x * far + lean, y: foot.y + inward.y * far + lean };
      const [one, other] = [wide, -wide].map((side) => ({ x: foot.x - inward.y * side, y: foot.y + inward.x * side }));
      return closed([one as Point, tip, other as Point]);
    })
    .join("");
}

const next = chance(61);

export const RELIEF = ofEach(PROVINCES, (province) => hachures(province, 8, 9, 1.7, next));
