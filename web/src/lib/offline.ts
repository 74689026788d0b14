// The page without a network: a service worker keeps its files (web/worker/sw.ts).

export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    const fetched = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    active?.postMessage(fetched);
  } catch {
    // A browser that keeps nothing still plays.
  }
}
