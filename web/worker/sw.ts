// The service worker: keeps the built files, so that the page opens without a network, up to
// "reconnecting". It keeps only those files, and no answer of the API.
//
// Online, the page is always the server's newest. A new worker takes over when the pages of the old
// one are closed, so that no page loses the files it was built with.

export {};
declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

const PREFIX = "fimbul-";
const CACHE = PREFIX + __VERSION__;
const FILES = __FILES__;
const PAGE = "/";

const isAsset = (path: string): boolean => path.startsWith("/assets/");
const isPage = (path: string): boolean => path === "/" || /^\/(table|rules|puzzles)(\/|$)/.test(path);

self.addEventListener("install", (event) => {
  const files = FILES.map((file) => new Request(file, { cache: isAsset(file) ? "default" : "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(files)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (isPage(pathname)) event.respondWith(newestPage(request));
  } else if (isAsset(pathname)) event.respondWith(keptAsset(request));
  else if (FILES.includes(pathname)) event.respondWith(newest(request));
});

// A page that was open before its worker says which files it has already fetched.
self.addEventListener("message", (event) => {
  const paths: unknown = event.data;
  if (!Array.isArray(paths)) return;
  const assets = paths.filter((path): path is string => typeof path === "string" && isAsset(path));
  event.waitUntil(Promise.all(assets.map((path) => keptAsset(new Request(path)).catch(() => null))));
});

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A file whose name contains a hash of its content is never fetched twice. */
async function keptAsset(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request.url, response.clone());
  return response;
}

async function newest(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await cache.match(new URL(request.url).pathname);
    if (kept) return kept;
    throw error;
  }
}

/** All addresses of the page are one file, also while a proxy answers for a server that is down. */
async function newestPage(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(PAGE);
  try {
    const response = await fetch(request);
    return response.status >= 500 && kept ? kept : response;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}
