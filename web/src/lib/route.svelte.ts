// Where in the page we are, by its address: the front, a table, or a table on the wall of a room.

export type Route =
  | { name: "front" }
  | { name: "table"; tableId: string }
  | { name: "room"; tableId: string }
  | { name: "rules"; number: string };

export function parseRoute(path: string): Route {
  const [, tableId, room] = /^\/table\/([A-Za-z0-9_-]+)(\/room)?\/?$/.exec(path) ?? [];
  if (tableId !== undefined) return { name: room === undefined ? "table" : "room", tableId };
  const [, number] = /^\/rules(?:\/([A-Z]\d*))?\/?$/.exec(path) ?? [undefined, undefined];
  if (path.startsWith("/rules")) return { name: "rules", number: number ?? "" };
  return { name: "front" };
}

class Router {
  route = $state.raw<Route>(parseRoute(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.route = parseRoute(location.pathname)));
  }

  /** Go to another address of the page without leaving it; where it is no step of its
   *  own, it takes the place of the last one in the history. */
  go(path: string, isStep = true): void {
    if (isStep) history.pushState(null, "", path);
    else history.replaceState(null, "", path);
    this.route = parseRoute(path);
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** An attachment for links: they go where they point without a new page. */
export function stay(link: HTMLAnchorElement): () => void {
  const follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.go(link.pathname);
  };
  link.addEventListener("click", follow);
  return () => link.removeEventListener("click", follow);
}
