// The elder futhark as strokes in boxes of 8 by 16, drawn here: few fonts have runes.

const STROKES = {
  f: "M2 0V16M2 7L8 1M2 11L8 5",
  u: "M1 16V0L7 6V16",
  þ: "M2 0V16M2 4L7 8L2 12",
  a: "M2 0V16M2 0L8 5M2 6L8 11",
  r: "M2 16V0L7 4L2 8L7 16",
  k: "M7 2L1 8L7 14",
  g: "M0 1L8 15M8 1L0 15",
  w: "M2 16V0L7 4L2 8",
  h: "M1 0V16M7 0V16M1 5L7 11",
  n: "M4 0V16M1 5L7 11",
  i: "M4 0V16",
  j: "M4 0L0 4.5L4 9M4 7L8 11.5L4 16",
  p: "M7 0L4 4L1 0V16L4 12L7 16",
  z: "M4 16V0M0 1L4 7L8 1",
  s: "M7 0L2 6L6 10L1 16",
  t: "M4 16V0M0 5L4 0L8 5",
  b: "M2 0V16L7 12L2 8L7 4L2 0",
  e: "M1 16V0L4 4L7 0V16",
  m: "M1 16V0L7 7M7 16V0L1 7",
  l: "M2 16V0L7 6",
  o: "M0 16L7 7L4 1L1 7L8 16",
  d: "M1 1V15L7 1V15Z",
} as const;

export type RuneName = keyof typeof STROKES;

const ADVANCE = 13;

/** The strokes of some runes, to be drawn without a fill, and their total width. */
export function runes(text: string): { path: string; width: number } {
  const names = [...text].filter((name): name is RuneName => name in STROKES);
  const path = names.map((name, index) => shift(STROKES[name], index * ADVANCE)).join("");
  return { path, width: names.length * ADVANCE - (ADVANCE - 8) };
}

/** Runes around a circle: the strokes of each, and its rotation in degrees. */
export function runeRing(text: string): { path: string; turn: number }[] {
  const names = [...text].filter((name): name is RuneName => name in STROKES);
  return names.map((name, index) => ({ path: STROKES[name], turn: (index * 360) / names.length }));
}

function shift(path: string, by: number): string {
  return path.replace(/([ML])([\d.]+)/g, (_, letter: string, x: string) => `${letter}${Number(x) + by}`);
}
