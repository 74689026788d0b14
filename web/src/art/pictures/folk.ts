// Warriors: one, many, and a host behind its shields.

import {
  band,
  bend,
  carved,
  copies,
  cut,
  disc,
  edged,
  fill,
  free,
  inside,
  line,
  lines,
  place,
  stroke,
  twin,
  type Spot,
  type Tone,
} from "./kit";
import { axe, shield, spear, sword } from "./things";

export type Weapon = "axe" | "spear" | "sword";

const WEAPONS: Record<Weapon, () => string> = { axe, spear: () => spear(40), sword };

/** A warrior from head to foot; the feet are at y = 0, the head at y = -64. */
export function warrior(weapon: Weapon, tunic: Tone, painted: Tone, lift = -28): string {
  const leg = bend("2 -26! 11 -26! 11 -12 10 -2 15 0! 4 1! 3 -12");
  const coat = twin("0 -54 7 -53 13 -48 12 -34 16 -20! 0 -17!");
  const helm = twin("0 -73! 4 -69 7.6 -62 8 -58.6! 0 -60!", false);
  const leftLeg = carved(leg, "wood", { angle: 20, shade: [1, 0.2], from: 0.4, gap: 2.2 });
  return (
    leftLeg +
    place([0, 0], leftLeg, { isFlipped: true }) +
    carved(coat, tunic, { angle: 76, shade: [1, 0.2], from: 0.4, gap: 2.2 }) +
    line("-12 -34 12 -34", 2.6, "wood") +
    free(disc(0, -57, 6.6, 8), "paper") +
    edged(twin("0 -53 3 -53.6 6.6 -56 6 -47 3 -43 0 -41!"), "wood", 1) +
    stroke("-2.4 -51 0 -51.6 2.4 -51", 1.2) +
    fill(disc(2.8, -56.8, 1.1), "ink") +
    fill(disc(-2.8, -56.8, 1.1), "ink") +
    fill(cut("-6 -59 6 -59 6 -57.8 1 -57.6 -1 -57.6 -6 -57.8"), "ink") +
    carved(helm, "steel", { angle: 70, shade: [1, 0.2], from: 0.4, gap: 1.8 }) +
    edged(cut("-1.2 -62 1.2 -62 0.8 -54 -0.8 -54"), "steel", 0.8) +
    line("-8 -59.4 8 -59.4", 1.6, "glow") +
    place([17, -46], WEAPONS[weapon](), { scale: 0.62, turn: lift + 40 }) +
    free(band(`11 -49 19 -46 18 -45`, 8, 6), tunic) +
    free(disc(17, -46, 3.6), "paper") +
    shield(-10, -36, 14, painted)
  );
}

/** A wall of shields with helmets and spears above; the feet are at y = 0. */
export function wall(count: number, gap: number, painted: readonly [Tone, Tone]): string {
  const all = Array.from({ length: count }, (_, index) => ({ x: (index - (count - 1) / 2) * gap, index }));
  const round = disc(0, 1, 7.4, 9);
  const head =
    carved(round, "paper", { angle: 40, shade: [1, 0.4], from: 0.4, gap: 1.8 }) +
    fill(cut("-7 3 7 3 5 9 0 13 -5 9"), "wood") +
    carved(twin("0 -14! 5 -10 9 -2 9 0! 0 -2!", false), "steel", { angle: 70, shade: [1, 0.2], from: 0.4, gap: 1.8 }) +
    fill(cut("-1.2 -2 1.2 -2 1 5 -1 5"), "ink") +
    stroke("-6 1.4 0 3.4 6 1.4", 2);
  return (
    copies(
      spear(50),
      all.map(({ x, index }) => [[x + gap * 0.4, -42], { scale: 0.8, turn: (index - count / 2) * 3 }]),
    ) +
    copies(
      head,
      all.map(({ x }) => [[x, -41]]),
    ) +
    painted
      .map((tone, odd) =>
        copies(
          shield(0, 0, gap * 0.6, tone),
          all.filter(({ index }) => index % 2 === odd).map(({ x }) => [[x, -18]]),
        ),
      )
      .join("")
  );
}

/** A host far away: helmets and spears as one dark mass with light on its edges. */
export function host(seed: number, y: number, count = 13, tone: Tone = "ink"): string {
  let drawn = "";
  for (let index = 0; index < count; index++) {
    const x = ((index + 0.5) / count) * 168 - 4 + ((seed * (index + 3) * 7) % 5) - 2;
    const high = ((seed * (index + 1) * 13) % 9) - 4;
    drawn +=
      line(`${x + 4} ${y + 20} ${x + 6 + (high % 3)} ${y - 26 + high}`, 1.5, tone) +
      fill(cut(`${x + 4} ${y - 26 + high} ${x + 8} ${y - 26 + high} ${x + 6.6 + (high % 3)} ${y - 36 + high}`), tone);
    drawn += free(
      bend(`${x - 6} ${y + 30} ${x - 6} ${y + 4 + high} ${x} ${y - 5 + high}! ${x + 6} ${y + 4 + high} ${x + 6} ${y + 30}`),
      tone,
      1.2,
    );
    drawn += free(disc(x + 1, y + 20 + high, 8), index % 3 === 0 ? "hue" : tone, 1.2);
  }
  return drawn;
}

/** A warrior who has fallen on the back, feet to the right. */
export function fallen(tunic: Tone = "hue"): string {
  return (
    free(bend("-26 -2 -14 -9 4 -10 22 -6 38 -3! 40 2! 0 3 -26 3"), tunic) +
    inside(
      bend("-26 -2 -14 -9 4 -10 22 -6 38 -3! 40 2! 0 3 -26 3"),
      lines([-26, -10, 40, 3], { angle: 30, shade: [0.4, 1], from: 0.3, gap: 2.2 }),
    ) +
    edged(disc(-31, -4, 6.4), "paper", 1.4) +
    edged(bend("-38 -8! -32 -12 -26 -9! -27 -1!"), "steel", 1.4) +
    shield(-6, -10, 9, "blood")
  );
}

/** Souls of the fallen that rise as pale wisps. */
export function souls(spots: readonly Spot[], tone: Tone = "paper"): string {
  return spots
    .map(([x, y], index) =>
      place(
        [x, y],
        free(bend("0 -26 6 -22 6 -14 11 -6 7 8 10 24! 3 16 0 34! -4 16 -10 22! -7 8 -11 -6 -6 -14 -6 -22"), tone, 2) +
          fill(disc(-2.2, -19, 1.2), "ink") +
          fill(disc(2.2, -19, 1.2), "ink") +
          fill(disc(0, -15, 1, 1.6), "ink") +
          stroke("-4 -6 -2 6 -4 18", 1.2, tone === "hue" ? "pale" : "hue") +
          stroke("4 -4 2 8 4 20", 1.2, tone === "hue" ? "pale" : "hue"),
        { scale: 0.8 + (index % 3) * 0.14, turn: (index % 2 ? 1 : -1) * 7 },
      ),
    )
    .join("");
}
