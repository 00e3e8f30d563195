import { devices } from "./devices.ts";
import type { MockupInput } from "./fields.ts";
import type { Rect, Size } from "../../ports/rect.ts";
import type { RoundBox } from "./geometry.ts";

const PADDING = 50;
const PADDING_WITH_SHADOW = 100;
// A sheet is as high as its picture is in proportion, within reason.
const MIN_ASPECT = 0.3;
const MAX_ASPECT = 2.2;

/** The image, in pixels at 1x. */
export interface Layout extends Size {
  /** The device in it. */
  readonly device: Rect;
  /** The screen, from the device's corner. */
  readonly screen: RoundBox;
  readonly isTurned: boolean;
}

type Look = Pick<MockupInput, "device" | "orientation" | "radius" | "shadow" | "extraPadding">;

/** Sizes and places: the image is the device and twice the padding, 50 pixels or 100 with a shadow, and what is added. */
export function layOutMockup(look: Look, picture: Size): Layout {
  const { width, height, screen, isTurned } = frameOf(look, picture);
  const padding = (look.shadow ? PADDING_WITH_SHADOW : PADDING) + look.extraPadding;
  return {
    width: width + 2 * padding,
    height: height + 2 * padding,
    device: { x: padding, y: padding, width, height },
    screen,
    isTurned,
  };
}

function frameOf({ device: id, orientation, radius }: Look, picture: Size) {
  const device = devices[id];
  if (device.kind === "sheet") {
    const { width, bar } = device;
    const inner = Math.round(width * Math.min(MAX_ASPECT, Math.max(MIN_ASPECT, picture.height / picture.width)));
    const screen = { x: 0, y: bar, width, height: inner, radius };
    return { width, height: bar + inner, screen, isTurned: false };
  }
  const { width, height, screen } = device;
  if (device.kind === "laptop" || orientation === "portrait") return { width, height, screen, isTurned: false };
  // turned to the left: the upper end points left
  const turned = {
    x: screen.y,
    y: width - screen.x - screen.width,
    width: screen.height,
    height: screen.width,
    radius: screen.radius,
  };
  return { width: height, height: width, screen: turned, isTurned: true };
}
