// The monsters, each as a bust or a whole figure around (0, 0), which is between its eyes.

import { coil, serpentHead } from "./beasts";
import { beard, face, hair, mane, mantle, shoulders } from "./faces";
import {
  band,
  bend,
  box,
  carved,
  copies,
  cut,
  disc,
  edged,
  fan,
  fill,
  free,
  inside,
  line,
  place,
  stroke,
  twin,
  type Outline,
  type Tone,
} from "./kit";
import { flames } from "./places";
import { arm, axe, fist, hammer, palm, spear, staff, sword } from "./things";

const both = (one: string): string => copies(one, [[[0, 0]], [[0, 0], { isFlipped: true }]]);

const lump = (outline: Outline, tone: Tone, from = 0.4): string =>
  free(outline, tone) +
  carved(outline, tone, { angle: 48, shade: [1, 0.5], from, gap: 2.1, bow: 0.2 }, (shape) => edged(shape, tone, 1.8));

/** A hulk with a great nose, tusks and a club. */
export function troll(): string {
  const head = twin("0 -24 10 -26 20 -20 26 -8 27 6 30 20 22 34 10 38 0 39");
  const ear = bend("23 -8! 38 -16 52 -12! 44 -2 38 8 26 10");
  const torso = twin("0 24 20 18 44 20 64 34 72 60 74 120 0 120");
  const nose = bend("0 -4 6 -2 9 10 12 18 6 23 0 21 -6 23 -12 18 -9 10 -6 -2");
  const jaw = twin("0 26 12 26 20 23 20 32 10 37 0 38");
  const tusk = cut("9 31 15 30 14 15 10 19");
  return (
    lump(torso, "deep") +
    inside(torso, fan([0, 20], [20, 160], [30, 96], 26, 2.2, "pale", 5)) +
    place([54, 62], club(), { turn: 8 }) +
    arm([56, 46], [70, 86], [54, 64], "deep", 24, "hue") +
    fist([54, 62], 10, 0, "hue") +
    both(lump(ear, "hue")) +
    lump(head, "hue", 0.45) +
    hair(twin("0 -34! 5 -26 14 -34! 16 -24 25 -24! 22 -14 10 -19 0 -18"), "ink", [0, -36], [10, 170], 12) +
    both(fill(cut("2 -4 8 -10 22 -12 25 -5 12 -2 5 2"), "ink")) +
    both(edged(disc(12, -1, 4.4, 3.6), "glow", 1.4) + fill(disc(11.6, -0.6, 1.6), "ink")) +
    edged(jaw, "blood", 1.6) +
    both(edged(tusk, "paper", 1.4)) +
    both(fill(cut("3 26 7 26 5 31"), "paper")) +
    lump(nose, "hue", 0.5) +
    both(fill(disc(5.4, 19, 2.6, 2), "ink")) +
    both(stroke("15 6 20 12 18 20", 1.5)) +
    both(fill(disc(19, 4, 1.6), "deep") + fill(disc(16, -17, 1.8), "deep"))
  );
}

function club(): string {
  const wood = bend("-4 30! 4 30! 6 -10 14 -40 10 -66 -8 -68 -15 -44 -7 -10");
  return (
    lump(wood, "wood") +
    [
      [-9, -48],
      [8, -40],
      [-2, -58],
      [6, -60],
      [-7, -34],
    ]
      .map(([x = 0, y = 0]) => edged(cut(`${x - 3} ${y} ${x + 3} ${y} ${x + (x > 0 ? 6 : -6)} ${y - 5}`), "steel", 1.1))
      .join("")
  );
}

/** A broad dwarf behind a beard with rings, a hammer over the shoulder. */
export function dwarf(): string {
  const helm = twin("0 -31 12 -29 21 -18 23 -5 23 0! 0 -5!");
  const whiskers = twin("0 8 8 8 20 2 29 14 34 34 30 54 22 70! 12 66 6 78! 0 72");
  const ring = (x: number, y: number): string => edged(box(x - 4, y, 8, 5), "glow", 1.3);
  return (
    place([46, 34], hammer(), { turn: 14 }) +
    shoulders("mail", "deep", 1.12) +
    mantle("wood", 1.1) +
    face({ jaw: "broad", brow: "raging", mouth: "none" }) +
    hair(whiskers, "fire", [0, -6], [20, 160], 30) +
    hair(twin("0 9 7 8 16 12 27 26! 14 22 4 17 0 17"), "fire", [0, 5], [10, 170], 10) +
    lump(bend("0 -3 6 2 7 9 0 12 -7 9 -6 2"), "paper", 0.55) +
    lump(helm, "steel", 0.35) +
    edged(cut("-24 -5 24 -5 24 1 7 1 3 6 -3 6 -7 1 -24 1"), "glow", 1.5) +
    both(edged(disc(16, -2, 1.4), "ink", 0.6)) +
    edged(cut("-3 -33 3 -33 3 -4 -3 -4"), "glow", 1.4) +
    both(lump(bend("20 -14 34 -18 40 -34! 46 -16 36 -6 22 -6"), "bone")) +
    both(ring(17, 50)) +
    ring(0, 58) +
    fist([46, 40], 8.4, 14)
  );
}

/** The serpent of the sea: coils that rise from the waves. */
export function seaSerpent(): string {
  return (
    coil("66 96 70 66 54 50 38 66 40 96", 20, 15) +
    coil("-66 100 -70 74 -58 62 -48 76 -48 100", 14, 9) +
    coil("6 100 -16 76 -34 44 -26 8 0 -12 10 -15", 34, 23) +
    [
      [-22, 62],
      [-38, 34],
      [-32, 8],
      [-16, -12],
    ]
      .map(([x = 0, y = 0], index) =>
        free(cut(`${x + 2} ${y + 8} ${x + 4} ${y - 8} ${x - 16 + index * 3} ${y - 8 - index * 2}`), "deep", 1.4),
      )
      .join("") +
    place([12, -12], serpentHead("hue"), { scale: 1.1, turn: 6 })
  );
}

/** A maiden with wings and a spear, who chooses the slain. */
export function valkyrie(): string {
  const wing = bend("12 44 20 16 38 -14 66 -40! 64 -22 78 -22! 68 -6 80 0! 66 12 74 22! 58 28 60 40! 44 42 40 54! 24 56");
  const plumes = fan([14, 50], [-66, 6], [16, 84], 15, 2.6, "ink", 3);
  const helm = twin("0 -35 10 -32 17 -22 18 -8! 10 -14 4 -15 0 -6!");
  const feather = bend("15 -14! 20 -30 30 -50! 31 -40 38 -44! 35 -34 42 -34! 35 -24 38 -20! 26 -12");
  return (
    both(free(wing, "paper") + edged(wing, "paper", 1.8) + inside(wing, plumes)) +
    place([-52, 40], spear(80), { turn: -6 }) +
    shoulders("mail", "deep", 0.72) +
    carved(
      twin("0 -28 12 -26 19 -12 20 10 26 34 16 48! 12 30 0 26"),
      "glow",
      { angle: 80, shade: [1, 0.2], from: 0.45, gap: 2 },
      (shape) => edged(shape, "glow", 1.7),
    ) +
    face({ jaw: "soft", brow: "stern", eyes: "plain" }) +
    arm([-30, 50], [-46, 70], [-52, 42], "steel", 13) +
    fist([-52, 42], 6) +
    lump(helm, "steel", 0.4) +
    both(edged(feather, "paper", 1.5) + stroke("18 -16 24 -28 30 -44", 1.2) + stroke("20 -16 28 -24 36 -32", 1.2)) +
    edged(cut("-18 -12 -10 -16 0 -17 10 -16 18 -12 18 -8 10 -12 0 -12 -10 -12 -18 -8"), "glow", 1.3)
  );
}

/** A pale elf in a hood, with two blades. */
export function darkElf(): string {
  const hood = twin("0 -40! 12 -33 22 -18 25 4 24 28 34 46 0 52");
  const ear = bend("14 -4! 24 -12 40 -26! 33 -6 18 8");
  const blade = bend("0 0! 4 -22 14 -42 30 -54! 24 -34 14 -14 6 4!");
  return (
    lump(hood, "ink") +
    shoulders("cloak", "deep", 0.9) +
    fill(twin("0 -34! 10 -28 17 -14 18 6 12 26 0 32"), "ink") +
    face({ skin: "pale", jaw: "lean", brow: "sly", eyes: "lit", mouth: "shut" }) +
    both(lump(ear, "pale", 0.5)) +
    hair(twin("0 -28! 9 -26 17 -14 20 8 23 34! 17 26 14 4 12 -10 6 -19 0 -22!"), "paper", [0, -30], [10, 170], 14) +
    both(
      place(
        [40, 66],
        lump(blade, "steel", 0.35) + edged(box(-3, 0, 6, 16), "ink", 1.2) + edged(cut("-7 -2 8 -2 8 2 -7 2"), "glow", 1.2),
        { turn: -14 },
      ) + fist([40, 70], 7, 0, "pale"),
    )
  );
}

/** An elf of light: a circlet, long fair hair, a white cloak. */
export function lightElf(): string {
  const ear = bend("14 -2! 24 -10 38 -22! 31 -4 18 8");
  return (
    free(twin("0 -31 12 -29 20 -16 22 8 28 36 36 58! 26 54 0 48"), "glow") +
    hair(twin("0 -31 12 -29 20 -16 22 8 28 36 36 58! 26 54 0 48"), "glow", [0, -32], [20, 160], 26) +
    shoulders("cloak", "paper", 0.86) +
    face({ jaw: "soft", brow: "calm", eyes: "lit" }) +
    both(lump(ear, "paper", 0.6)) +
    hair(twin("0 -29 10 -27 17 -16 20 4 23 30! 17 22 14 0 11 -12 0 -20!"), "glow", [0, -30], [10, 170], 14) +
    edged(band("-17 -13 -8 -19 0 -20 8 -19 17 -13", 3.4, 3.4), "paper", 1.2) +
    edged(cut("0 -28 4 -20 0 -13 -4 -20"), "hue", 1.3)
  );
}

/** A giant of embers: burning hair and beard, horns, cracks that glow. */
export function fireGiant(): string {
  const head = twin("0 -26 14 -24 22 -12 22 4 18 18 10 28 0 30");
  const horn = bend("14 -22! 28 -26 40 -40 40 -58! 52 -40 44 -20 24 -10");
  const torso = twin("0 24 18 26 46 34 68 52 74 84 76 150 0 150");
  const crack = (points: string): string => line(points, 3.2, "fire") + line(points, 1.4, "glow");
  return (
    flames(5, [-26, 16], -4, 62) +
    lump(torso, "ink") +
    inside(
      torso,
      crack("-50 60! -36 72! -42 90! -24 104! -30 130!") +
        crack("40 48! 30 66! 44 84! 26 98! 34 130!") +
        crack("-6 60! 4 76! -4 96! 8 120!") +
        crack("-36 72! -14 76! 4 76!"),
    ) +
    both(lump(horn, "ink")) +
    lump(head, "deep", 0.4) +
    inside(head, crack("12 -24! 8 -14! 14 -8!") + crack("-18 6! -12 12! -16 20!")) +
    both(fill(cut("2 -3 8 -9 20 -13 22 -6 11 -2 4 3"), "ink") + edged(cut("4 1 14 -4 11 4 6 5"), "glow", 1.2)) +
    fill(cut("0 -2 5 10 0 13 -5 10"), "ink") +
    inside(twin("0 15 8 13 14 8 23 -4 40 0 40 90 0 90"), place([0, 2], flames(9, [-26, 18], 0, 62), { turn: 180 })) +
    both(stroke("0 13 8 12 15 8 22 -2", 3.4, "ink")) +
    edged(twin("0 17 7 16 10 19 6 25 0 26"), "glow", 1.6) +
    both(fill(cut("2 16 6 16 4 21"), "ink"))
  );
}

/** A giant of ice: a crown of crystals, a beard of icicles. */
export function frostGiant(): string {
  const head = twin("0 -25 14 -23 21 -12 21 4 17 17 10 26 0 28");
  const torso = twin("0 24 18 26 46 32 70 48 76 80 78 150 0 150", false);
  const crystal = (x: number, y: number, long: number, turn: number): string =>
    place(
      [x, y],
      free(cut(`-5 0 -6 ${-long * 0.6} 0 ${-long} 6 ${-long * 0.7} 5 0`), "pale", 1.8) +
        fill(cut(`0 0 0 ${-long} 6 ${-long * 0.7} 5 0`), "hue") +
        line(`-2 0 -2 ${-long * 0.6}`, 1, "paper"),
      { turn },
    );
  const icicles = cut(
    "-22 2 -20 30 -17 22 -14 50 -10 34 -6 68 -2 44 2 76 6 46 10 62 13 36 17 46 19 24 22 30 22 2 14 12 6 15 0 14 -6 15 -14 12",
  );
  return (
    lump(torso, "hue") +
    inside(torso, fan([0, 36], [24, 156], [24, 120], 13, 3, "pale") + fan([0, 36], [14, 166], [60, 130], 17, 2, "paper")) +
    [-60, -44, -28, 28, 44, 60]
      .map((x) => crystal(x, 50 - (62 - Math.abs(x)) * 0.3, 26 + (Math.abs(x) % 9) * 2, x * 0.4))
      .join("") +
    [
      [-20, -26],
      [-12, -12],
      [-4, -4],
      [4, 4],
      [12, 12],
      [20, 26],
    ]
      .map(([x = 0, turn = 0]) => crystal(x * 0.9, -16 - (20 - Math.abs(x)) * 0.3, 34 - Math.abs(x) * 0.7, turn))
      .join("") +
    lump(head, "pale", 0.45) +
    both(
      fill(cut("2 -3 8 -8 19 -11 21 -5 11 -2 4 2"), "ink") +
        edged(cut("4 1 13 -3 11 3 6 4"), "paper", 1.2) +
        fill(disc(8.4, 0.6, 1.4), "hue"),
    ) +
    fill(cut("1 -4 3 -3 7 10 3 13 -1 13 3 9"), "ink") +
    free(icicles, "paper", 2) +
    edged(icicles, "paper", 1.6) +
    inside(icicles, fan([0, -10], [30, 150], [20, 90], 18, 2.2, "hue")) +
    stroke("-8 19 0 17 8 19", 3)
  );
}

/** A dead warrior: a skull in a rusty helmet, a torn cloak, a notched sword. */
export function soldierOfHel(): string {
  const skull = twin("0 -24 12 -22 18 -10 17 4 12 10 11 21! 5 25 0 25");
  const helm = twin("0 -34 10 -32 20 -22 21 -10! 18 -8 0 -14!");
  const cloak = twin("0 24 12 28 34 38 52 52 56 80! 50 76 58 110! 46 104 50 150 0 150");
  const rib = (y: number, wide: number): string =>
    both(
      line(`2 ${y} ${wide * 0.6} ${y - 2} ${wide} ${y + 5}`, 4.4, "ink") +
        line(`2 ${y} ${wide * 0.6} ${y - 2} ${wide} ${y + 5}`, 2.4, "bone"),
    );
  return (
    place([-50, 52], sword("bone"), { turn: -16, scale: 1.15 }) +
    lump(cloak, "deep") +
    fill(twin("0 34 14 36 22 60 18 100 0 110"), "ink") +
    line("0 28 0 110", 5, "bone") +
    [46, 57, 68, 79].map((y, index) => rib(y, 19 - index * 1.6)).join("") +
    arm([-38, 56], [-54, 78], [-50, 54], "deep", 13) +
    fist([-50, 54], 6) +
    lump(skull, "paper", 0.5) +
    both(fill(bend("3 -1 8 -6 14 -3 12 5 5 6"), "ink") + fill(disc(8.6, 0.4, 2), "glow")) +
    fill(cut("0 5 3.6 12 0 11 -3.6 12"), "ink") +
    [-8, -4.8, -1.6, 1.6, 4.8, 8].map((x) => line(`${x} 16 ${x} 24`, 1.3)).join("") +
    line("-11 19.6 11 19.6", 1.4) +
    lump(helm, "wood", 0.3) +
    edged(cut("-22 -12 22 -12 21 -7 3 -8 2 4 -2 4 -3 -8 -21 -7"), "wood", 1.5) +
    fill(cut("8 -30 13 -24 9 -20 12 -15 6 -20"), "ink")
  );
}

/** A seeress in a hood, with a staff, runes and smoke. */
export function volur(): string {
  const hood = twin("0 -42! 13 -36 24 -20 28 4 28 30 44 52 0 56");
  const smoke = (points: string, wide: number): string => stroke(points, wide, "pale") + stroke(points, wide * 0.4, "paper");
  return (
    smoke("60 90 40 50 62 20 44 -10 60 -40", 9) +
    smoke("-64 96 -50 60 -68 30 -52 0 -64 -34", 7) +
    lump(hood, "deep", 0.35) +
    shoulders("robe", "hue", 0.88) +
    fill(twin("0 -34! 10 -28 18 -14 19 8 12 26 0 32"), "ink") +
    face({ jaw: "lean", brow: "sly", eyes: "closed", mouth: "shut" }) +
    both(stroke("6 8 11 11 12 17", 1.3) + stroke("3 -13 7 -16 11 -13", 1.2) + stroke("5 5 9 6 12 4", 1)) +
    both(hair(bend("9 -26 16 -16 19 4 24 26 22 46! 17 30 14 6"), "bone", [12, -26], [70, 110], 6)) +
    both(line("-1 -20 -1 -12", 1.6, "blood") + line("-1 -18 3 -15", 1.6, "blood")) +
    place([44, 50], staff(), { turn: 8, scale: 1.05 }) +
    arm([32, 54], [52, 76], [45, 52], "hue", 14) +
    fist([45, 52], 6.4) +
    palm([-44, 52], 0.9, -14)
  );
}

/** A leader of a clan, in a helmet of his own. */
export function leader(weapon: "hammers" | "axes" | "spears"): string {
  if (weapon === "hammers") {
    return (
      place([-46, 26], hammer(), { turn: -14, scale: 0.9 }) +
      place([46, 26], hammer(), { turn: 14, scale: 0.9 }) +
      mane("long", "wood") +
      shoulders("furs", "deep", 1.05) +
      face({ brow: "stern", mouth: "none" }) +
      beard("full", "wood") +
      lump(twin("0 -37 10 -34 19 -24 20 -9! 0 -14!"), "steel", 0.35) +
      both(lump(bend("17 -20 30 -24 36 -40! 44 -22 34 -10 19 -9"), "bone")) +
      edged(cut("-21 -13 21 -13 21 -8 2.6 -8 2 5 -2 5 -2.6 -8 -21 -8"), "glow", 1.4) +
      fist([-46, 32], 8, -14) +
      fist([46, 32], 8, 14)
    );
  }
  if (weapon === "axes") {
    return (
      place([-40, 40], axe(), { turn: -6, isFlipped: true }) +
      place([40, 40], axe(), { turn: 6 }) +
      shoulders("mail", "hue", 0.95) +
      carved(
        twin("0 -30 12 -28 20 -14 22 8 32 30 26 48! 18 36 0 30"),
        "fire",
        { angle: 78, shade: [1, 0.2], from: 0.45, gap: 2 },
        (shape) => edged(shape, "fire", 1.7),
      ) +
      face({ jaw: "soft", brow: "raging", mouth: "shut" }) +
      braidedFringe("fire") +
      both(stroke("4 -10 9 4 15 12", 2.6, "hue")) +
      fist([-40, 48], 7.4, -6) +
      fist([40, 48], 7.4, 6)
    );
  }
  return (
    [-22, 0, 22].map((turn) => place([turn * 1.6, 60], spear(60), { turn: turn * 0.9, scale: 1.3 })).join("") +
    mane("long", "bone") +
    shoulders("cloak", "blood", 1.05) +
    face({ brow: "stern", mouth: "none" }) +
    beard("long", "bone") +
    lump(twin("0 -48! 6 -38 18 -26 21 -9! 0 -14!"), "steel", 0.35) +
    edged(cut("-22 -13 22 -13 22 -8 3 -8 2 6 -2 6 -3 -8 -22 -8"), "glow", 1.4) +
    both(edged(cut("12 -8 21 -8 20 10 14 18"), "steel", 1.5))
  );
}

const braidedFringe = (tone: Tone): string =>
  hair(twin("0 -30 11 -28 19 -18 21 4! 15 -8 9 -16 0 -19!"), tone, [0, -31], [10, 170], 12) +
  edged(band("-19 -14 -9 -20 0 -21 9 -20 19 -14", 4, 4), "glow", 1.2);
