import { describe, expect, it } from "vitest";
import {
  beginAt,
  between,
  centerOn,
  fittingScale,
  keepInSight,
  toContent,
  toScreen,
  visibleRect,
  zoomAt,
} from "./camera.ts";

const camera = { x: 100, y: -40, scale: 2 };
const view = { width: 800, height: 600 };

describe("places", () => {
  it.each([
    [
      { x: 0, y: 0 },
      { x: 100, y: -40 },
    ],
    [
      { x: 10, y: 20 },
      { x: 120, y: 0 },
    ],
  ])("content %o is at screen %o, and back", (content, screen) => {
    expect(toScreen(camera, content)).toEqual(screen);
    expect(toContent(camera, screen)).toEqual(content);
  });

  it("the visible part is the view in content pixels", () => {
    expect(visibleRect(camera, view)).toEqual({ x: -50, y: 20, width: 400, height: 300 });
  });
});

describe("zoom", () => {
  it.each([0.3, 0.5, 1, 2, 3])("to %f keeps what is under the pointer", (scale) => {
    const at = { x: 321, y: 123 };
    const held = toContent(camera, at);
    const zoomed = zoomAt(camera, scale, at);
    expect(zoomed.scale).toBe(scale);
    expect(toScreen(zoomed, held).x).toBeCloseTo(at.x);
    expect(toScreen(zoomed, held).y).toBeCloseTo(at.y);
  });

  it.each([
    { rect: { x: 0, y: 0, width: 1600, height: 100 }, padding: 0, scale: 0.5 },
    { rect: { x: 9, y: 9, width: 100, height: 1200 }, padding: 0, scale: 0.5 },
    { rect: { x: 0, y: 0, width: 1400, height: 100 }, padding: 50, scale: 0.5 },
    { rect: { x: 0, y: 0, width: 0, height: 0 }, padding: 0, scale: 600 },
  ])("$rect fits at $scale", ({ rect, padding, scale }) => expect(fittingScale(rect, view, padding)).toBe(scale));

  it("centers a part", () => {
    const rect = { x: 50, y: 60, width: 100, height: 40 };
    expect(toScreen(centerOn(rect, view, 1.5), { x: 100, y: 80 })).toEqual({ x: 400, y: 300 });
  });
});

describe("a beginning", () => {
  const bounds = { x: 0, y: 0, width: 3000, height: 3000 };
  it.each([
    {
      name: "in the middle",
      part: { x: 1400, y: 1500, width: 200, height: 0 },
      begun: { x: -1100, y: -1200, scale: 1 },
    },
    { name: "at the top", part: { x: 1400, y: 0, width: 200, height: 100 }, begun: { x: -1100, y: 20, scale: 1 } },
    {
      name: "at the end",
      part: { x: 2900, y: 2900, width: 100, height: 100 },
      begun: { x: -2220, y: -2420, scale: 1 },
    },
  ])("$name", ({ part, begun }) => expect(beginAt(part, bounds, view, 1, 20)).toEqual(begun));
  it("shows what fits whole and in the middle", () => {
    const part = { x: 0, y: 0, width: 10, height: 10 };
    expect(beginAt(part, { x: 0, y: 0, width: 400, height: 3000 }, view, 1, 20)).toEqual({ x: 200, y: 20, scale: 1 });
  });
});

describe("in sight", () => {
  const bounds = { x: 0, y: 0, width: 200, height: 200 };
  it.each([
    { name: "far left", camera: { x: -9000, y: 10, scale: 1 }, held: { x: -152, y: 10, scale: 1 } },
    { name: "far down", camera: { x: 10, y: 9000, scale: 1 }, held: { x: 10, y: 552, scale: 1 } },
    { name: "inside", camera: { x: 10, y: 10, scale: 1 }, held: { x: 10, y: 10, scale: 1 } },
    { name: "tiny content", camera: { x: -900, y: 0, scale: 0.1 }, held: { x: 28, y: 28, scale: 0.1 } },
  ])("$name", ({ camera: from, held }) => expect(keepInSight(from, bounds, view, 48)).toEqual(held));
});

describe("on the way", () => {
  const from = { x: 0, y: 0, scale: 1 };
  const to = { x: -400, y: -300, scale: 2 };
  it("starts and ends where it should", () => {
    expect(between(from, to, 0)).toEqual({ x: 0, y: 0, scale: 1 });
    expect(between(from, to, 1)).toBe(to);
    expect(between(from, { x: 100, y: 0, scale: 1 }, 0.5)).toEqual({ x: 50, y: 0, scale: 1 });
  });
  it("keeps the point both cameras share", () => {
    // both show content (400, 300) at screen (400, 300)
    for (const part of [0.2, 0.5, 0.8]) {
      const middle = between(from, to, part);
      expect(toScreen(middle, { x: 400, y: 300 }).x).toBeCloseTo(400);
      expect(toScreen(middle, { x: 400, y: 300 }).y).toBeCloseTo(300);
    }
  });
});
