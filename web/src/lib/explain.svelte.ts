// Which element is hovered, focused or held down, and so explained (see ui/Explanation.svelte).

import type { TableStore } from "./table.svelte";

export type Subject =
  | { kind: "card"; card: string }
  | { kind: "place"; place: string }
  | { kind: "clan"; seat: number }
  | { kind: "text"; text: string };

const HOVER = 450;
const HOLD = 450;
/** The DOM id of the explanation. */
export const EXPLANATION = "explanation";

class Explainer {
  subject = $state.raw<Subject | null>(null);
  /** Where on the screen it is. */
  anchor = $state.raw<DOMRect | null>(null);
  /** The table whose places and clans are explained. */
  table = $state.raw<TableStore | null>(null);

  #element: Element | null = null;

  show(subject: Subject, element: Element): void {
    this.hide();
    this.subject = subject;
    this.anchor = element.getBoundingClientRect();
    if (!element.hasAttribute("aria-describedby")) {
      element.setAttribute("aria-describedby", EXPLANATION);
      this.#element = element;
    }
  }

  hide(): void {
    this.#element?.removeAttribute("aria-describedby");
    this.#element = null;
    this.subject = null;
  }
}

export const explainer = new Explainer();

/** An attachment that explains an element while it is hovered, focused or held down. */
export function explain(subject: () => Subject): (element: HTMLElement | SVGElement) => () => void {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHeld = false;
    const soon = (after: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        isHeld = true;
        isShown = true;
        explainer.show(subject(), element);
      }, after);
    };
    let isShown = false;
    const end = (): void => {
      clearTimeout(timer);
      // Deferred, because an element that is removed loses its focus in the middle of an update.
      if (isShown) queueMicrotask(() => explainer.hide());
      isShown = false;
    };
    // Lifting the finger keeps the explanation open.
    const leave = (event: Event): void => {
      clearTimeout(timer);
      if (isShown && (event as PointerEvent).pointerType === "mouse") {
        isShown = false;
        explainer.hide();
      }
    };
    const menu = (event: Event): void => {
      if (isHeld) event.preventDefault();
    };
    const enter = (event: Event): void => {
      if ((event as PointerEvent).pointerType === "mouse") soon(HOVER);
    };
    const down = (event: Event): void => {
      isHeld = false;
      if ((event as PointerEvent).pointerType !== "mouse") soon(HOLD);
    };
    const click = (event: Event): void => {
      if (isHeld && explainer.subject !== null && matchMedia("(hover: none)").matches) {
        event.preventDefault();
        event.stopPropagation();
      } else end();
      isHeld = false;
    };
    const focus = (): void => {
      if (element.matches(":focus-visible")) soon(HOVER);
    };
    const listeners: [string, (event: Event) => void, boolean?][] = [
      ["pointerenter", enter],
      ["pointerleave", leave],
      ["pointerdown", down],
      ["pointercancel", end],
      ["contextmenu", menu],
      ["click", click, true],
      ["focus", focus],
      ["blur", end],
    ];
    for (const [name, listen, capture] of listeners) element.addEventListener(name, listen, capture);
    return () => {
      end();
      for (const [name, listen, capture] of listeners) {
        element.removeEventListener(name, listen, capture);
      }
    };
  };
}
