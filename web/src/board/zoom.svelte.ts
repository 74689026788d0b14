// Zooming and panning the map: by pinching and dragging, by the mouse wheel, or by buttons.

const CLOSEST = 4;
/** A pointer that moved farther than this, in pixels, has dragged instead of clicked. */
const DRAG = 8;
const DOUBLE_TAP = 320;

export class Zoom {
  scale = $state(1);
  /** The offset of the map, in pixels of its frame. */
  x = $state(0);
  y = $state(0);
  isDragging = $state(false);

  #frame: HTMLElement | null = null;
  #pointers = new Map<number, { x: number; y: number }>();
  #start = { x: 0, y: 0 };
  #hasMoved = false;
  #lastTap = { time: 0, x: 0, y: 0 };

  get isClose(): boolean {
    return this.scale > 1.01;
  }

  reset(): void {
    this.scale = 1;
    this.x = this.y = 0;
  }

  /** Zooms by a factor around a point of the screen, or around the middle. */
  by(factor: number, around?: { x: number; y: number }): void {
    const box = this.#frame?.getBoundingClientRect();
    if (box === undefined) return;
    const scale = Math.min(CLOSEST, Math.max(1, this.scale * factor));
    const px = (around?.x ?? box.left + box.width / 2) - box.left - box.width / 2;
    const py = (around?.y ?? box.top + box.height / 2) - box.top - box.height / 2;
    const change = scale / this.scale;
    this.scale = scale;
    this.#push(px - (px - this.x) * change, py - (py - this.y) * change, box);
  }

  #push(x: number, y: number, box: DOMRect): void {
    const [mostX, mostY] = [(box.width * (this.scale - 1)) / 2, (box.height * (this.scale - 1)) / 2];
    this.x = Math.min(mostX, Math.max(-mostX, x));
    this.y = Math.min(mostY, Math.max(-mostY, y));
  }

  /** An attachment for the frame of the map. */
  readonly watch = (frame: HTMLElement): (() => void) => {
    this.#frame = frame;
    const options = { capture: true };
    frame.addEventListener("wheel", this.#wheel, { passive: false });
    frame.addEventListener("pointerdown", this.#down, options);
    addEventListener("pointermove", this.#move, options);
    addEventListener("pointerup", this.#up, options);
    addEventListener("pointercancel", this.#up, options);
    frame.addEventListener("click", this.#click, options);
    return () => {
      this.#frame = null;
      frame.removeEventListener("wheel", this.#wheel);
      frame.removeEventListener("pointerdown", this.#down, options);
      removeEventListener("pointermove", this.#move, options);
      removeEventListener("pointerup", this.#up, options);
      removeEventListener("pointercancel", this.#up, options);
      frame.removeEventListener("click", this.#click, options);
    };
  };

  #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.by(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), { x: event.clientX, y: event.clientY });
  };

  #down = (event: PointerEvent): void => {
    // A figure that is dragged does not move the map.
    if (event.target instanceof Element && event.target.closest("[data-grip]") !== null) return;
    if (this.#pointers.size === 0) {
      this.#hasMoved = false;
      this.#start = { x: event.clientX, y: event.clientY };
    }
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#pointers.size > 1) this.#hasMoved = true;
  };

  #move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    const box = this.#frame?.getBoundingClientRect();
    if (before === undefined || box === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (Math.hypot(now.x - this.#start.x, now.y - this.#start.y) > DRAG) this.#hasMoved = true;
    if (other !== undefined) {
      const grown = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      this.by(grown, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    }
    if (this.#hasMoved && this.isClose) {
      this.isDragging = true;
      const share = other === undefined ? 1 : 0.5;
      this.#push(this.x + (now.x - before.x) * share, this.y + (now.y - before.y) * share, box);
    }
    this.#pointers.set(event.pointerId, now);
  };

  #up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
    if (this.#pointers.size === 0) this.isDragging = false;
    if (event.pointerType !== "touch" || this.#hasMoved) return;
    const { time, x, y } = this.#lastTap;
    const isSecond = event.timeStamp - time < DOUBLE_TAP && Math.hypot(event.clientX - x, event.clientY - y) < 30;
    this.#lastTap = { time: isSecond ? 0 : event.timeStamp, x: event.clientX, y: event.clientY };
    if (isSecond && this.isClose) this.reset();
  };

  /** Swallows the click at the end of a drag. */
  #click = (event: MouseEvent): void => {
    if (this.#hasMoved && event.detail > 0) event.stopPropagation();
    this.#hasMoved = false;
  };
}
