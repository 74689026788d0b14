// A word on the desktop when the game waits for the reader and the page is not in sight.

import { settings } from "./settings.svelte";

/** Show a notification, if the reader wants any and cannot see the page; gives how to end it. */
export function notify(title: string, body: string): () => void {
  const isWanted = settings.notifications && document.hidden && "Notification" in window;
  if (!isWanted || Notification.permission !== "granted") return () => {};
  let notice: Notification;
  try {
    notice = new Notification(title, { body, icon: "/icon.svg", tag: "fimbul-turn" });
  } catch {
    // Some phones have them for installed pages only.
    return () => {};
  }
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
  return () => notice.close();
}
