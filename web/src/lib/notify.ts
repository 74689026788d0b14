// Desktop notifications for when the game waits for the reader and the page is hidden.

import { settings } from "./settings.svelte";

/** Shows a notification if the reader allows them and the page is hidden. Returns a callback that
 * closes it. */
export function notify(title: string, body: string): () => void {
  const isWanted = settings.notifications && document.hidden && "Notification" in window;
  if (!isWanted || Notification.permission !== "granted") return () => {};
  let notice: Notification;
  try {
    notice = new Notification(title, { body, icon: "/icon.svg", tag: "fimbul-turn" });
  } catch {
    // Some phones support notifications for installed pages only.
    return () => {};
  }
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
  return () => notice.close();
}
