// Registers the service worker, which keeps the files of the page for use offline (web/worker/sw.ts).

export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    const fetched = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    active?.postMessage(fetched);
  } catch {
    // Without storage, the page still works online.
  }
}
