import { describe, expect, it } from "vitest";
import { beside, corner, type Box } from "./placing";

const frame: Box = { left: 300, top: 50, width: 800, height: 600 };
const wanted = { width: 400, height: 380 };

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

describe("a panel beside a province", () => {
  it("takes the side with room", () => {
    const west: Box = { left: 310, top: 250, width: 200, height: 170 };
    expect(beside(frame, west, wanted)).toMatchObject({ left: 520, width: 580, height: 600 });
    const north: Box = { left: 600, top: 60, width: 200, height: 150 };
    expect(beside(frame, north, wanted)).toMatchObject({ top: 220, width: 800 });
  });

  it("takes the side where it can become larger", () => {
    const east: Box = { left: 850, top: 400, width: 200, height: 200 };
    expect(beside(frame, east, { width: 300, height: 300 })).toMatchObject({ left: 300, width: 540 });
    expect(beside(frame, east, { width: 400, height: 200 }, 2)).toMatchObject({ top: 50, height: 340 });
  });

  it("never covers it, wherever it lies", () => {
    for (let left = 300; left <= 900; left += 100) {
      for (let top = 50; top <= 500; top += 50) {
        const box: Box = { left, top, width: 200, height: 150 };
        const free = beside(frame, box, wanted);
        const panel = { width: Math.min(400, free.width), height: Math.min(380, free.height) };
        expect(overlaps({ ...corner(free, box, panel), ...panel }, box)).toBe(false);
      }
    }
  });

  it("stays close to it", () => {
    const box: Box = { left: 310, top: 450, width: 200, height: 170 };
    const free = beside(frame, box, wanted);
    expect(corner(free, box, { width: 400, height: 300 })).toEqual({ left: 520, top: 350 });
  });
});
