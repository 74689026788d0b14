// The look of a doomed province and of a destroyed one: cracks from its shores inwards, flames and embers,
// a scarred rim, burnt stumps and smoke.

import { PROVINCES, type ProvinceName } from "../generated/facts";
import { middleOf, ofEach, OUTLINES } from "./geometry";
import { at, chance, distance, drawn, isInside, roughen, type Point } from "./noise";
import { hachures, rim } from "./relief";

const next = chance(404);

export const CRACKS = ofEach(PROVINCES, (province) => {
  const outline = OUTLINES[province];
  const heart = middleOf(province);
  return Array.from({ length: 11 }, (_, index) => {
    const from = outline[Math.floor(((index + next() * 0.6) / 11) * outline.length)] ?? heart;
    const part = 0.3 + next() * 0.35;
    const to = { x: from.x + (heart.x - from.x) * part, y: from.y + (heart.y - from.y) * part };
    const line = roughen([from, to], 0.24, next, 9);
    const fork = line[Math.floor(line.length / 2)] ?? to;
    const twig = { x: fork.x + (next() - 0.5) * 50, y: fork.y + (next() - 0.5) * 50 };
    return drawn(line) + drawn(roughen([fork, twig], 0.24, next, 9));
  }).join("");
});

export const SCARS = ofEach(PROVINCES, (province) => hachures(province, 7, 17, 2.6, next));

/** Flames along the rim of a province, all of them upright. */
export const FLAMES = ofEach(PROVINCES, (province) =>
  rim(OUTLINES[province], 13)
    .map(({ foot, inward }) => {
      const { x, y } = { x: foot.x + inward.x * 7, y: foot.y + inward.y * 7 + 5 };
      const high = 11 + next() * 13;
      const lean = (next() - 0.5) * 8;
      return `M${at({ x: x - 5, y })}q-2-${(high * 0.5).toFixed(1)} ${(5 + lean).toFixed(1)}-${high.toFixed(1)}q0 ${(high * 0.4).toFixed(1)} ${(4 - lean * 0.4).toFixed(1)} ${(high * 0.5).toFixed(1)}q3 ${(high * 0.3).toFixed(1)} 0 ${(high * 0.5).toFixed(1)}q-4 3-9 0Z`;
    })
    .join(""),
);

/** Points spread over a province. */
function spread(province: ProvinceName, count: number, apart: number): Point[] {
  const outline = OUTLINES[province];
  const [xs, ys] = [outline.map((point) => point.x), outline.map((point) => point.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const found: Point[] = [];
  for (let tries = 0; tries < count * 9 && found.length < count; tries += 1) {
    const point = { x: left + next() * width, y: top + next() * height };
    const isFree = [-14, 14].every((aside) => isInside({ x: point.x + aside, y: point.y + aside / 2 }, outline));
    if (isFree && found.every((other) => distance(point, other) > apart)) found.push(point);
  }
  return found.sort((one, other) => one.y - other.y);
}

/** Sparks that rise from a doomed province. */
export const EMBERS = ofEach(PROVINCES, (province) =>
  spread(province, 26, 16)
    .map((spark) => `M${at(spark)}l${1 + next() * 2 > 2 ? "2-3l1.5 3l-1.5 2Z" : "1.2-2l1 2l-1 1.2Z"}`)
    .join(""),
);

/** Mounds of ash with a light side and a dark one, and the stumps of what grew there. */
export const ASHES = ofEach(PROVINCES, (province) => {
  const feet = spread(province, 20, 30);
  return {
    mounds: feet.map((foot) => `M${at(foot)}m-17 3q5-10 15-11q12 0 19 11Z`).join(""),
    shadows: feet.map((foot) => `M${at(foot)}m0-8q11 1 17 11h-7l-2-4l-1 4h-4l-1-5l-1 5Z`).join(""),
    stumps: feet
      .filter((_, index) => index % 3 !== 0)
      .map((foot, index) =>
        index % 2 === 0
          ? `M${at(foot)}m-3-2l1-13l-4-5l5 2l1-9l2 8l5-5l-3 7l1 15Z`
          : `M${at(foot)}m-8-1l1-9l2-3l1 4l2-3l0 11ZM${at(foot)}m4 0l-1-15l3 5l3-3l-2 6l1 7Z`,
      )
      .join(""),
  };
});

export const SMOKE = ofEach(PROVINCES, (province) => {
  const heart = middleOf(province);
  return [-58, -10, 46]
    .map((aside, index) => {
      const foot = { x: heart.x + aside, y: heart.y + 30 - (index % 2) * 26 };
      return `M${at(foot)}q-13-15 1-28q15-14 2-30q-10-14 4-28q-2 14 7 26q11 18-4 32q-12 12-10 28Z`;
    })
    .join("");
});
