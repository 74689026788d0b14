// The ornaments on card frames, computed once: iron teeth for battle cards, a braid for quests, a
// stepped meander for upgrades. In a box of 150 × 210, on a band 9 wide.

export const WIDTH = 150;
export const HEIGHT = 210;
const BAND = 9;

type Point = [x: number, y: number];

/** Walks along the four sides: `draw` gets the length of a side and returns points (along, across). */
function round(draw: (length: number) => Point[][]): string {
  const sides: [number, (along: number, across: number) => Point][] = [
    [WIDTH, (a, b) => [a, b]],
    [HEIGHT, (a, b) => [WIDTH - b, a]],
    [WIDTH, (a, b) => [WIDTH - a, HEIGHT - b]],
    [HEIGHT, (a, b) => [b, HEIGHT - a]],
  ];
  return sides
    .flatMap(([length, place]) =>
      draw(length - 2 * BAND).map((points) =>
        points
          .map(([along, across], index) => {
            const [x, y] = place(along + BAND, across);
            return `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
          })
          .join(""),
      ),
    )
    .join("");
}

/** The number of steps of about `step` that fill a side exactly. */
const steps = (length: number, step: number): number => Math.round(length / step);

function teeth(length: number): Point[][] {
  const count = steps(length, 7);
  const step = length / count;
  return Array.from({ length: count }, (_, index): Point[] => [
    [index * step, 7.2],
    [(index + 0.5) * step, 2.4],
    [(index + 1) * step, 7.2],
  ]);
}

function braid(length: number): Point[][] {
  const waves = steps(length, 22);
  const points = waves * 12;
  return [0, Math.PI].map((shift) =>
    Array.from({ length: points + 1 }, (_, index): Point => {
      const along = (index / points) * length;
      return [along, 4.6 + 2.5 * Math.sin((index / 12) * 2 * Math.PI + shift)];
    }),
  );
}

function meander(length: number): Point[][] {
  const count = steps(length, 12);
  const step = length / count;
  return [
    Array.from({ length: count }, (_, index) => index * step).flatMap((at): Point[] => [
      [at, 7],
      [at, 2.4],
      [at + step * 0.7, 2.4],
      [at + step * 0.7, 5],
      [at + step * 0.35, 5],
      [at + step * 0.35, 7],
      [at + step, 7],
    ]),
  ];
}

export const ORNAMENTS = {
  battle: round(teeth),
  quest: round(braid),
  upgrade: round(meander),
} as const;
