import type { Size } from "../../ports/rect.ts";
import type { DeviceId } from "./fields.ts";
import type { RoundBox } from "./geometry.ts";

/** A phone or a tablet: one slab of glass in a metal frame. Lengths are pixels, upright. */
export interface Slab extends Size {
  readonly kind: "slab";
  readonly body: RoundBox;
  /** How thick the metal is that one sees around the glass. */
  readonly rim: number;
  readonly screen: RoundBox;
  readonly buttons: readonly {
    readonly side: "left" | "right" | "top";
    readonly at: number;
    readonly length: number;
  }[];
  /** What lies in or over the screen's upper edge, by its middle. */
  readonly camera: {
    readonly kind: "island" | "hole" | "dot";
    readonly width: number;
    readonly height: number;
    readonly y: number;
  };
  /** Where the metal is parted for the antennas, from the upper end. */
  readonly antennas: readonly number[];
}

/** A lid with a screen on a base, seen from the front. */
export interface Laptop extends Size {
  readonly kind: "laptop";
  readonly lid: RoundBox;
  readonly screen: RoundBox;
  readonly notch: Size | undefined;
}

/** A frame around a picture of any proportion, as wide as this. */
export interface Sheet {
  readonly kind: "sheet";
  readonly width: number;
  /** The bar of a browser above the picture. */
  readonly bar: number;
}

export type Device = Slab | Laptop | Sheet;

/** Every device. The four of the product have its sizes; where the screen lies in them is fixed here. */
export const devices: Readonly<Record<DeviceId, Device>> = {
  "macbook-pro": {
    kind: "laptop",
    width: 1200,
    height: 750,
    lid: { x: 54, y: 0, width: 1092, height: 706, radius: 30 },
    screen: { x: 72, y: 18, width: 1056, height: 660, radius: 14 },
    notch: { width: 148, height: 21 },
  },
  "iphone-14-pro": {
    kind: "slab",
    width: 400,
    height: 800,
    body: { x: 4, y: 0, width: 392, height: 800, radius: 66 },
    rim: 5,
    screen: { x: 19, y: 15, width: 362, height: 770, radius: 51 },
    buttons: [
      { side: "left", at: 142, length: 26 },
      { side: "left", at: 200, length: 52 },
      { side: "left", at: 266, length: 52 },
      { side: "right", at: 222, length: 84 },
    ],
    camera: { kind: "island", width: 108, height: 31, y: 41 },
    antennas: [86, 706],
  },
  "ipad-pro": {
    kind: "slab",
    width: 800,
    height: 1000,
    body: { x: 0, y: 4, width: 796, height: 996, radius: 46 },
    rim: 4,
    screen: { x: 32, y: 36, width: 732, height: 932, radius: 20 },
    buttons: [
      { side: "right", at: 96, length: 44 },
      { side: "right", at: 152, length: 44 },
      { side: "top", at: 690, length: 56 },
    ],
    camera: { kind: "dot", width: 9, height: 9, y: 20 },
    antennas: [],
  },
  "samsung-galaxy": {
    kind: "slab",
    width: 380,
    height: 780,
    body: { x: 0, y: 0, width: 377, height: 780, radius: 44 },
    rim: 4,
    screen: { x: 11, y: 13, width: 355, height: 753, radius: 34 },
    buttons: [
      { side: "right", at: 168, length: 92 },
      { side: "right", at: 286, length: 54 },
    ],
    camera: { kind: "hole", width: 19, height: 19, y: 35 },
    antennas: [64, 714],
  },
  laptop: {
    kind: "laptop",
    width: 1200,
    height: 740,
    lid: { x: 70, y: 0, width: 1060, height: 698, radius: 22 },
    screen: { x: 92, y: 24, width: 1016, height: 635, radius: 4 },
    notch: undefined,
  },
  phone: {
    kind: "slab",
    width: 390,
    height: 810,
    body: { x: 0, y: 0, width: 387, height: 810, radius: 54 },
    rim: 3,
    screen: { x: 13, y: 14, width: 361, height: 782, radius: 41 },
    buttons: [
      { side: "right", at: 176, length: 60 },
      { side: "right", at: 258, length: 90 },
    ],
    camera: { kind: "hole", width: 20, height: 20, y: 37 },
    antennas: [],
  },
  tablet: {
    kind: "slab",
    width: 760,
    height: 1040,
    body: { x: 0, y: 3, width: 760, height: 1037, radius: 34 },
    rim: 3,
    screen: { x: 36, y: 42, width: 688, height: 960, radius: 8 },
    buttons: [{ side: "top", at: 560, length: 90 }],
    camera: { kind: "dot", width: 8, height: 8, y: 23 },
    antennas: [],
  },
  browser: { kind: "sheet", width: 1200, bar: 52 },
  none: { kind: "sheet", width: 1200, bar: 0 },
};
