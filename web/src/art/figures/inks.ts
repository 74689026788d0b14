// How a figure is drawn: layers from back to front, each a path in one ink. The field is 88 by 88 around
// the origin; a figure stands on its base at the bottom and the light falls from the left.

/** Inks that fill. A figure's silhouette is the outline of all of them. */
export type Fill = "cloth" | "deep" | "light" | "skin" | "hide" | "coal" | "frost" | "glow" | "gold" | "ink";
/** Inks that draw on what lies under them; `shade` darkens it and
 *  `pattern` fills it with the pattern of the clan. Thin lines, cuts and shine are left out of
 *  small figures. */
export type Stroke = "pole" | "line" | "thick" | "cut" | "shine" | "shade" | "pattern";

export type Layer = readonly [Fill | Stroke, string];
export type Drawing = readonly Layer[];

const WITHOUT_OUTLINE: ReadonlySet<string> = new Set(["line", "thick", "cut", "shine", "shade", "pattern"]);
const FINE: ReadonlySet<string> = new Set(["cut", "shine", "line"]);

/** All filled shapes of a drawing as one path, for the edge around its silhouette. */
export function silhouette(drawing: Drawing): string {
  return drawing.flatMap(([ink, path]) => (WITHOUT_OUTLINE.has(ink) || ink === "pole" ? [] : [path])).join("");
}

/** The poles of a drawing (shafts, masts) as one path. */
export function poles(drawing: Drawing): string {
  return drawing.flatMap(([ink, path]) => (ink === "pole" ? [path] : [])).join("");
}

/** The layers that are worth drawing at a small size. */
export function coarse(drawing: Drawing): Drawing {
  return drawing.filter(([ink]) => !FINE.has(ink));
}

/** A circle as a path. */
export function disc(x: number, y: number, r: number): string {
  const [size, wide] = [round(r), round(2 * r)];
  return `M${round(x - r)} ${round(y)}a${size} ${size} 0 1 0 ${wide} 0a${size} ${size} 0 1 0 ${-wide} 0Z`;
}

/** Cuts of a knife: `count` wedges side by side, their feet along a line from (`x`, `y`) to (`toX`, `toY`),
 *  their points `dx`, `dy` away. */
export function cuts(x: number, y: number, toX: number, toY: number, count: number, dx: number, dy: number): string {
  const [stepX, stepY] = [(toX - x) / count, (toY - y) / count];
  return Array.from({ length: count }, (_, index) => {
    const long = 1 - (index % 2) * 0.3;
    return `M${round(x + stepX * index)} ${round(y + stepY * index)}l${round(dx * long)} ${round(dy * long)}l${round(stepX * 0.56 - dx * long)} ${round(stepY * 0.56 - dy * long)}Z`;
  }).join("");
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A path drawn again elsewhere: across times `wide` plus `dx`, down times `high` plus `dy`. */
export function redrawn(path: string, wide: number, high: number, dx = 0, dy = 0): string {
  let command = "";
  let count = 0;
  return path.replace(/([A-Za-z])| *-?(?:\d*\.)?\d+/g, (part, letter?: string) => {
    if (letter !== undefined) {
      command = letter;
      count = 0;
      return letter;
    }
    const kind = command.toUpperCase();
    const turn = count;
    count += 1;
    if (kind === "A" && turn % 7 > 1 && turn % 7 < 5) {
      // A mirrored arc turns the other way round.
      const isSweep = turn % 7 === 4;
      return ` ${isSweep && wide * high < 0 ? 1 - Number(part) : Number(part)}`;
    }
    const isRadius = kind === "A" && turn % 7 < 2;
    const isAcross = kind === "V" ? false : kind === "H" || (kind === "A" ? turn % 7 === 5 : turn % 2 === 0);
    const scale = isAcross ? wide : high;
    const shift = command === kind ? (isAcross ? dx : dy) : 0;
    return ` ${round(isRadius ? Number(part) * Math.abs(high) : Number(part) * scale + shift)}`;
  });
}

/** A path and its mirror image at the vertical axis. */
export const both = (path: string): string => path + redrawn(path, -1, 1);

/** A whole drawing at another size and place. */
export function moved(drawing: Drawing, scale: number, dx: number, dy: number): Drawing {
  return drawing.map(([ink, path]) => [ink, redrawn(path, scale, scale, dx, dy)]);
}
