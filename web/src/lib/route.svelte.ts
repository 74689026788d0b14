// The route of the page by its address: the front, a table, a table on a TV (room), a game played back
// (replay), a record from a file (upload), a position to set up, the rules, the cards, the puzzles or one
// of them.

export type Route =
  | { name: "front" }
  | { name: "table"; tableId: string }
  | { name: "room"; tableId: string }
  | { name: "replay"; tableId: string }
  | { name: "position" }
  | { name: "upload" }
  | { name: "rules"; number: string }
  | { name: "cards"; slug: string }
  | { name: "puzzles" }
  | { name: "puzzle"; puzzleId: string };

export function parseRoute(path: string): Route {
  const [, tableId, page] = /^\/table\/([A-Za-z0-9_-]+)(?:\/(room|replay))?\/?$/.exec(path) ?? [];
  if (tableId !== undefined) return { name: (page ?? "table") as "table" | "room" | "replay", tableId };
  const [isPuzzle, puzzleId] = /^\/puzzles(?:\/([A-Za-z0-9_-]+))?\/?$/.exec(path) ?? [];
  if (puzzleId !== undefined) return { name: "puzzle", puzzleId };
  if (isPuzzle !== undefined) return { name: "puzzles" };
  if (/^\/position\/?(#|$)/.test(path)) return { name: "position" };
  const [, number] = /^\/rules(?:\/([A-Z]\d*))?\/?$/.exec(path) ?? [undefined, undefined];
  if (path.startsWith("/rules")) return { name: "rules", number: number ?? "" };
  const [, cards, slug] = /^\/(cards)(?:\/([a-z0-9-]+))?\/?$/.exec(path) ?? [];
  if (cards !== undefined) return { name: "cards", slug: slug ?? "" };
  if (/^\/replay\/?$/.test(path)) return { name: "upload" };
  return { name: "front" };
}

class Router {
  route = $state.raw<Route>(parseRoute(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.route = parseRoute(location.pathname)));
  }

  /** Goes to another address without reloading the page. Without `isStep` it replaces the last entry
   *  of the history. */
  go(path: string, isStep = true): void {
    if (isStep) history.pushState(null, "", path);
    else history.replaceState(null, "", path);
    this.route = parseRoute(path.replace(/[?#].*$/, ""));
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** An attachment for links that follows them without reloading the page. */
export function stay(link: HTMLAnchorElement): () => void {
  const follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.go(link.pathname + link.search);
  };
  link.addEventListener("click", follow);
  return () => link.removeEventListener("click", follow);
}
