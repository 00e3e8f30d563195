import type { OgInput } from "./fields.ts";

/** The colors of one theme. */
export interface Theme {
  readonly ground: string;
  readonly title: string;
  /** Description: at least 7:1 on the ground. */
  readonly text: string;
  /** Small furniture: dots, icons, bars. */
  readonly muted: string;
  /** Hairlines and patterns. */
  readonly line: string;
  readonly accent: string;
  /** The ground of windows, cards and tiles. */
  readonly panel: string;
  readonly panelLine: string;
  /** Shapes inside a panel. */
  readonly inset: string;
  readonly shadowColor: string;
  /** How dark a shadow is at its edge, 0 to 1; none under see-through panels. */
  readonly shadow: number;
}

export const themes: Readonly<Record<OgInput["theme"], Theme>> = {
  dark: {
    ground: "#10141c",
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
