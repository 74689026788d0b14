// How a figure is drawn: layers from back to front, each a path in one ink. The field is 88 by 88 around
// the origin; a figure stands on its base at the bottom and the light falls from the left.

/** Inks that fill. A figure's silhouette is the outline of all of them. */
export type Fill = "cloth" | "deep" | "light" | "hide" | "coal" | "frost" | "glow" | "gold" | "ink";
/** Inks that draw on what lies under them; `shade` darkens it. Thin lines, cuts and shine are left out of
 *  small figures. */
export type Stroke = "pole" | "line" | "thick" | "cut" | "shine" | "shade";

export type Layer = readonly [Fill | Stroke, string];
export type Drawing = readonly Layer[];

const WITHOUT_OUTLINE: ReadonlySet<string> = new Set(["line", "thick", "cut", "shine", "shade"]);
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
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
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

/** The mirror image of a path at the vertical axis. The path takes M, L, Q, C, T, H, V and Z in either case. */
export function mirror(path: string): string {
  let command = "";
  let count = 0;
  return path.replace(/([A-Za-z])| *-?(?:\d*\.)?\d+/g, (part, letter?: string) => {
    if (letter !== undefined) {
      command = letter.toUpperCase();
      count = 0;
      return letter;
    }
    const isAcross = command !== "V" && (command === "H" || count % 2 === 0);
    count += 1;
    return ` ${isAcross ? -Number(part) : Number(part)}`;
  });
}

/** A path with its mirror image. */
export const both = (path: string): string => path + mirror(path);
