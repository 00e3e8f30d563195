import type { Pen } from "../../ports/index.ts";
import type { Laptop } from "./devices.ts";
import { inset } from "./geometry.ts";
import type { Metal } from "./metals.ts";
import { addBox, fade, fillBox, strokeBox } from "./strokes.ts";

// The deck of the base as it is seen, then the rounded underside.
const DECK = 22;
// Of the width: the hollow by which one opens the lid.
const SCOOP = 0.155;

/** The silhouette, for the shadow. */
export function traceLaptop(pen: Pen, laptop: Laptop): void {
  pen.beginPath();
  addBox(pen, laptop.lid);
  addBase(pen, laptop);
}

/** Everything behind the screen: lid, hinge, base. */
export function drawLaptop(pen: Pen, laptop: Laptop, metal: Metal): void {
  const { width, height, lid, screen } = laptop;
  fillBox(pen, lid, fade(pen, 0, lid.y, 0, lid.height, [metal.rim[0] ?? "", metal.rim[3] ?? ""]));
  strokeBox(pen, inset(lid, 1.75), metal.line, 1.5);
  fillBox(pen, inset(lid, 3), metal.bezel);
  // the hinge, in the shade of the lid
  const top = lid.y + lid.height - 12;
  pen.fillStyle = "#17181a";
  pen.fillRect(lid.x + 24, top, lid.width - 48, 12);
  strokeBox(pen, inset(screen, -0.5), "rgba(255, 255, 255, 0.06)", 1);

  const deck = baseTop(laptop);
  pen.beginPath();
  addBase(pen, laptop);
  pen.fillStyle = fade(pen, 0, deck, 0, height, metal.base);
  pen.fill();
  // light comes from the middle: the ends of the deck are darker
  pen.fillStyle = fade(pen, 0, 0, width, 0, [
    "rgba(0, 0, 0, 0.3)",
    "rgba(255, 255, 255, 0.16)",
    "rgba(0, 0, 0, 0)",
    "rgba(0, 0, 0, 0)",
    "rgba(0, 0, 0, 0)",
    "rgba(255, 255, 255, 0.16)",
    "rgba(0, 0, 0, 0.3)",
  ]);
  pen.fill();
  pen.fillStyle = "rgba(255, 255, 255, 0.5)";
  pen.fillRect(0, deck, width, 1.5);
  pen.fillStyle = "rgba(0, 0, 0, 0.16)";
  pen.fillRect(8, deck + DECK, width - 16, 1);

  const scoop = width * SCOOP;
  pen.beginPath();
  pen.roundRect((width - scoop) / 2, deck, scoop, 15, [0, 0, 13, 13]);
  pen.fillStyle = fade(pen, (width - scoop) / 2, 0, (width + scoop) / 2, 0, [
    metal.scoop[0] ?? "",
    metal.scoop[1] ?? "",
    metal.scoop[1] ?? "",
    metal.scoop[1] ?? "",
    metal.scoop[0] ?? "",
  ]);
  pen.fill();
}

/** What lies over the screen: the notch with its camera. */
export function drawLaptopFront(pen: Pen, { screen, notch, lid }: Laptop): void {
  const middle = screen.x + screen.width / 2;
  const y = notch ? screen.y + notch.height / 2 - 1 : lid.y + (screen.y - lid.y) / 2 + 1;
  if (notch) {
    pen.beginPath();
    pen.roundRect(middle - notch.width / 2, screen.y - 1, notch.width, notch.height, [0, 0, 9, 9]);
    pen.fillStyle = "#060607";
    pen.fill();
  }
  for (const [radius, color] of [
    [3.2, "#151a2a"],
    [1.5, "#2b3d6b"],
  ] as const) {
    pen.beginPath();
    pen.arc(middle, y, radius, 0, 2 * Math.PI);
    pen.fillStyle = color;
    pen.fill();
  }
}

function baseTop({ lid }: Laptop): number {
  return lid.y + lid.height - 2;
}

function addBase(pen: Pen, laptop: Laptop): void {
  const { width, height } = laptop;
  const top = baseTop(laptop);
  const [edge, under] = [top + DECK, height - top - DECK];
  pen.moveTo(3, top);
  pen.lineTo(width - 3, top);
  pen.quadraticCurveTo(width, top, width, top + 3);
  pen.lineTo(width, edge);
  pen.bezierCurveTo(width - 6, edge + under * 0.7, width - 40, height, width - 96, height);
  pen.lineTo(96, height);
  pen.bezierCurveTo(40, height, 6, edge + under * 0.7, 0, edge);
  pen.lineTo(0, top + 3);
  pen.quadraticCurveTo(0, top, 3, top);
  pen.closePath();
}
