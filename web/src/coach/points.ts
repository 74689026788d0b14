// Where the coach points: selectors of what its words are about, on the real table.

import type { Lessons } from "../generated/api";
import type { PlainView } from "../generated/api";
import type { Option } from "../lib/moves";

export type LessonName = Lessons["lessons"][number];

const own = (view: PlainView, part = ""): string => `.clans [data-seat="${view.seat}"] ${part}`.trimEnd();
const verb = (name: string): string => `[data-verb="${name}"]`;
const HAND = "[data-hand]";
const PACK = ".pack";

const POINTS: Readonly<Record<LessonName, (view: PlainView) => string>> = {
  welcome: (view) => own(view, ".glory"),
  draft: () => PACK,
  gods: () => PACK,
  kinds: () => PACK,
  odin: () => HAND,
  thor: () => HAND,
  loki: () => HAND,
  frigga: () => HAND,
  heimdall: () => HAND,
  tyr: () => HAND,
  call: () => ".surface .body",
  cards: () => HAND,
  lose: () => HAND,
  save: () => HAND,
  ragnarok: () => ".dooms",
  valhalla: (view) => own(view, ".forces"),
  stats: (view) => own(view, ".numbers"),
  rage: (view) => own(view, ".rage"),
  invade: () => verb("invade"),
  pillage: () => verb("pillage"),
  quest: () => verb("quest"),
  upgrade: () => verb("upgrade"),
  march: () => verb("march"),
  doom: () => '.doom[data-state="now"]',
  death: () => '.doom[data-state="now"]',
  watch: () => ".clans",
  first: () => HAND,
  done: (view) => own(view, ".glory"),
};

/** What the lessons are about, and the card of the best move. */
export function pointedAt(view: PlainView, lessons: readonly LessonName[], best: Option | undefined): string[] {
  const found = lessons.map((lesson) => POINTS[lesson](view));
  if (best?.card !== undefined) found.push(`.pack [data-card="${best.card}"], ${HAND} [data-card="${best.card}"]`);
  return found;
}

/** Outlines what selectors find, now and later. Returns a function that stops it. */
export function point(selectors: readonly string[]): () => void {
  if (selectors.length === 0) return () => undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:is(${selectors.join(", ")}) { outline: 3px dashed var(--ember); outline-offset: -2px; border-radius: var(--radius-small); }`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
