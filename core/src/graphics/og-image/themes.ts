import type { OgInput } from "./fields.ts";
import type { GradientLayer } from "../../ports/index.ts";
import { customTheme } from "./custom-theme.ts";
import type { Theme } from "./theme.ts";

/** The theme of an input: the chosen one, or one made of the user's colors. */
export function themeOf(input: OgInput): Theme {
  return input.customColors ? customTheme(input) : themes[input.theme];
}

const light: readonly GradientLayer[] = [
  {
    kind: "linear",
    degrees: 135,
    stops: [
      [0, "#2c4fb5"],
      [0.5, "#1d2f78"],
      [1, "#101a3d"],
    ],
  },
  {
    kind: "radial",
    x: 0.86,
    y: 0.04,
    radius: 0.62,
    stops: [
      [0, "#7a6cff", 0.55],
      [0.5, "#5e5ce6", 0.18],
      [1, "#5e5ce6", 0],
    ],
  },
];

const themes: Readonly<Record<OgInput["theme"], Theme>> = {
  dark: {
    ground: "#10141c",
    light: [],
    pattern: { own: "grid", degrees: 90, from: 0.25, color: "#2a3446", alpha: 1 },
    title: "#f5f7fb",
    text: "#aab3c2",
    muted: "#5d687b",
    line: "#222a38",
    accent: "#5b9bff",
    panel: "#181f2b",
    panelLine: "#303b4f",
    inset: "#2c374a",
    shadowColor: "#000000",
    shadow: 0.2,
  },
  light: {
    ground: "#f4f6f9",
    light: [],
    pattern: { own: "dots", degrees: 115, from: 0.3, color: "#c6cfdd", alpha: 1 },
    title: "#12161e",
    text: "#475063",
    muted: "#98a2b3",
    line: "#c6cfdd",
    accent: "#2563eb",
    panel: "#ffffff",
    panelLine: "#dde2ea",
    inset: "#e6ebf2",
    shadowColor: "#101418",
    shadow: 0.09,
  },
  gradient: {
    ground: "#1a2c66",
    light,
    pattern: { own: "none", degrees: 115, from: 0.2, color: "#ffffff", alpha: 0.16 },
    title: "#ffffff",
    text: "#cfdaf7",
    muted: "#8ba3e0",
    line: "rgba(255, 255, 255, 0.14)",
    accent: "#8fb8ff",
    panel: "rgba(255, 255, 255, 0.09)",
    panelLine: "rgba(255, 255, 255, 0.22)",
    inset: "rgba(255, 255, 255, 0.14)",
    shadowColor: "#080d20",
    shadow: 0,
  },
  minimal: {
    ground: "#ffffff",
    light: [],
    pattern: { own: "none", degrees: 115, from: 0.3, color: "#d3d9e2", alpha: 1 },
    title: "#0c0f14",
    text: "#525b6b",
    muted: "#a3abb8",
    line: "#e3e7ed",
    accent: "#0c0f14",
    panel: "#ffffff",
    panelLine: "#d3d9e2",
    inset: "#eff2f6",
    shadowColor: "#000000",
    shadow: 0,
  },
};
