import { expect, it } from "vitest";
import type { OgInput } from "../fields.ts";
import { logoBox } from "./logo-box.ts";

type Logo = { width: number; height: number };
const wide: Logo = { width: 300, height: 100 };
const tall: Logo = { width: 100, height: 400 };
const image = { width: 1200, height: 630 };

it.each<[logo: Logo, position: OgInput["logoPosition"], size: OgInput["logoSize"], box: number[]]>([
  [wide, "top-left", "small", [40, 40, 120, 40]],
  [wide, "top-left", "medium", [40, 40, 180, 60]],
  [wide, "top-left", "large", [40, 40, 240, 80]],
  [wide, "top-right", "large", [920, 40, 240, 80]],
  [wide, "center", "large", [480, 275, 240, 80]],
  [wide, "bottom-left", "large", [40, 510, 240, 80]],
  [wide, "bottom-right", "large", [920, 510, 240, 80]],
  // held to 40 % of the height, proportions kept
  [tall, "top-left", "large", [40, 40, 63, 252]],
])("%j %s %s", (logo, logoPosition, logoSize, [x, y, width, height]) => {
  expect(logoBox(image, logo, { logoPosition, logoSize })).toEqual({ x, y, width, height });
});
