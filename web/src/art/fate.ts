// The look of a doomed province and of a destroyed one: cracks from its shores inwards, and smoke.

import { PROVINCES } from "../generated/facts";
import { middleOf, ofEach, OUTLINES } from "./geometry";
import { at, chance, drawn, roughen } from "./noise";

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

export const SMOKE = ofEach(PROVINCES, (province) => {
  const heart = middleOf(province);
  return [-58, -18, 24, 62]
    .map((aside, index) => {
      const foot = { x: heart.x + aside, y: heart.y + 34 - (index % 2) * 22 };
      return `M${at(foot)}q-14-18 2-32q16-14 2-32q-12-14 2-28q8-10 4-20`;
    })
    .join("");
});
