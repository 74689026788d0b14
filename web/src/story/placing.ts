// Where a panel lies beside something on the screen that it must not cover.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 10;

/** Returns the part of `frame` beside `box` that suits a panel of the wanted size best: to its left or
 *  right, above or below it. `most`: how many times as large the panel may become. */
export function beside(
  frame: Box,
  box: Box,
  wanted: { readonly width: number; readonly height: number },
  most = 1,
): Box {
  const [right, bottom] = [frame.left + frame.width, frame.top + frame.height];
  const sides: Box[] = [
    { ...frame, width: box.left - GAP - frame.left },
    { ...frame, left: box.left + box.width + GAP, width: right - box.left - box.width - GAP },
    { ...frame, height: box.top - GAP - frame.top },
    { ...frame, top: box.top + box.height + GAP, height: bottom - box.top - box.height - GAP },
  ];
  const fit = ({ width, height }: Box): number => Math.min(most, width / wanted.width, height / wanted.height);
  const area = ({ width, height }: Box): number => width * height;
  return sides.reduce((best, side) => {
    const gain = fit(side) - fit(best);
    return gain > 0.001 || (gain > -0.001 && area(side) > area(best)) ? side : best;
  });
}

/** Returns the left upper corner of a panel in a free part, as close as possible to the middle of `box`. */
export function corner(free: Box, box: Box, panel: { width: number; height: number }): { left: number; top: number } {
  const along = (start: number, length: number, size: number, middle: number): number =>
    Math.max(start, Math.min(start + length - size, middle - size / 2));
  return {
    left: along(free.left, free.width, panel.width, box.left + box.width / 2),
    top: along(free.top, free.height, panel.height, box.top + box.height / 2),
  };
}
