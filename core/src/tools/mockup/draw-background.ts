import type { Drawing, GradientLayer } from "../../ports/index.ts";
import type { MockupInput } from "./fields.ts";

type Look = Pick<MockupInput, "background" | "backgroundColor" | "gradient" | "gradientFrom" | "gradientTo">;

const presets: Readonly<Record<Exclude<MockupInput["gradient"], "own">, readonly GradientLayer[]>> = {
  dawn: [
    {
      kind: "linear",
      degrees: 135,
      stops: [
        [0, "#fde3c8"],
        [0.5, "#f8b4c4"],
        [1, "#a99af0"],
      ],
    },
    {
      kind: "radial",
      x: 0.1,
      y: 0,
      radius: 0.7,
      stops: [
        [0, "#fff4df", 0.9],
        [1, "#fff4df", 0],
      ],
    },
  ],
  lagoon: [
    {
      kind: "linear",
      degrees: 150,
      stops: [
        [0, "#a5f0e4"],
        [0.5, "#5ab8f0"],
        [1, "#3f5fe0"],
      ],
    },
    {
      kind: "radial",
      x: 0.9,
      y: 0.05,
      radius: 0.6,
      stops: [
        [0, "#e4fff4", 0.7],
        [1, "#e4fff4", 0],
      ],
    },
  ],
  meadow: [
    {
      kind: "linear",
      degrees: 160,
      stops: [
        [0, "#f0f7c9"],
        [0.55, "#a7dfa4"],
        [1, "#4fae9b"],
      ],
    },
    {
      kind: "radial",
      x: 0.15,
      y: 0.9,
      radius: 0.6,
      stops: [
        [0, "#fdf6c0", 0.65],
        [1, "#fdf6c0", 0],
      ],
    },
  ],
  dusk: [
    {
      kind: "linear",
      degrees: 140,
      stops: [
        [0, "#2a2350"],
        [0.55, "#5b3a86"],
        [1, "#d9628a"],
      ],
    },
    {
      kind: "radial",
      x: 0.95,
      y: 1,
      radius: 0.7,
      stops: [
        [0, "#ffb37a", 0.75],
        [1, "#ffb37a", 0],
      ],
    },
  ],
  slate: [
    {
      kind: "linear",
      degrees: 160,
      stops: [
        [0, "#39414f"],
        [1, "#14181f"],
      ],
    },
    {
      kind: "radial",
      x: 0.5,
      y: 0,
      radius: 0.7,
      stops: [
        [0, "#6b7890", 0.5],
        [1, "#6b7890", 0],
      ],
    },
  ],
};

/** The layers of a gradient background. */
export function backgroundLayers({
  gradient,
  gradientFrom,
  gradientTo,
}: Omit<Look, "background" | "backgroundColor">): readonly GradientLayer[] {
  if (gradient !== "own") return presets[gradient];
  return [
    {
      kind: "linear",
      degrees: 135,
      stops: [
        [0, gradientFrom],
        [1, gradientTo],
      ],
    },
  ];
}

/** Fills the whole image; nothing for no background. */
export function drawBackground(drawing: Drawing, look: Look): void {
  const { pen, width, height } = drawing;
  if (look.background === "color") {
    pen.fillStyle = look.backgroundColor;
    pen.fillRect(0, 0, width, height);
  }
  if (look.background === "gradient") drawing.fillGradient(backgroundLayers(look), 0, 0, width, height);
}
