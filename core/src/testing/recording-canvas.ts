import type { Canvas, PathShape, Pen, Picture, Surface, TextSize } from "../ports/index.ts";
import { graphemeCount } from "../text/graphemes.ts";

/** One call or one assignment: `["fillRect", 0, 0, 10, 10]`, `["fillStyle=", "#fff"]`. */
export type PenCall = readonly [string, ...unknown[]];

export interface RecordingCanvas extends Canvas {
  /** Everything drawn on every surface, in order. */
  readonly calls: PenCall[];
  /** The fonts loaded, as `family weight`. */
  readonly fonts: string[];
}

/**
 * A canvas that draws nothing and writes down every call. Text is 0.5 em wide per character, ascends 0.75 em and
 * descends 0.25 em, so that layouts have exact expected numbers.
 */
export function recordingCanvas(): RecordingCanvas {
  const calls: PenCall[] = [];
  const fonts: string[] = [];
  return {
    calls,
    fonts,
    surface: (width, height) => recordingSurface(width, height, calls),
    path: (data) => pathShape(data),
    async loadFont({ family, weight }) {
      fonts.push(`${family} ${weight}`);
    },
  };
}

function recordingSurface(width: number, height: number, calls: PenCall[]): Surface {
  calls.push(["surface", width, height]);
  return {
    width,
    height,
    pen: recordingPen(calls),
    draw: (picture: Picture, ...box) => void calls.push(["draw", picture, ...box]),
    fillGradient: (layers, ...box) => void calls.push(["fillGradient", layers, ...box]),
    pixels: () => new Uint8ClampedArray(width * height * 4),
    encode: async (type) => new TextEncoder().encode(`${type} ${width}x${height}`),
  };
}

/** A pen that records; properties read back what was set, as on a real context. */
export function recordingPen(calls: PenCall[]): Pen {
  const state: Record<string, unknown> = { font: "10px sans-serif", globalAlpha: 1, lineWidth: 1, direction: "ltr" };
  const gradient = () => ({
    addColorStop: (offset: number, color: string) => void calls.push(["stop", offset, color]),
  });
  const answers: Record<string, (...args: never[]) => unknown> = {
    measureText: (text: string) => textSize(text, String(state["font"])),
    createLinearGradient: gradient,
    createRadialGradient: gradient,
  };
  return new Proxy(state, {
    get: (_, name: string) =>
      name in state
        ? state[name]
        : (...args: never[]) => {
            if (name !== "measureText") calls.push([name, ...(args as unknown[])]);
            return answers[name]?.(...args);
          },
    set: (_, name: string, value) => {
      state[name] = value;
      calls.push([`${name}=`, value]);
      return true;
    },
  }) as unknown as Pen;
}

function textSize(text: string, font: string): TextSize {
  const size = Number(/([\d.]+)px/.exec(font)?.[1] ?? 10);
  return {
    width: graphemeCount(text) * size * 0.5,
    actualBoundingBoxAscent: size * 0.75,
    actualBoundingBoxDescent: size * 0.25,
    fontBoundingBoxAscent: size * 0.75,
    fontBoundingBoxDescent: size * 0.25,
  };
}

function pathShape(data: string): PathShape {
  return { data, moveTo() {}, lineTo() {}, closePath() {} } as PathShape & { data: string };
}
