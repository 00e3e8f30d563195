import type { Priority, Status } from "../model.ts";

export const MAP_THEMES = ["light", "dark"] as const;
export type MapThemeName = (typeof MAP_THEMES)[number];

/** The colors of a drawing: those of the design tokens of the same names (web/src/kit/styles/tokens.css), in sRGB. */
export interface MapTheme {
  readonly ground: string;
  readonly dot: string;
  readonly card: string;
  /** A card that only holds others: a column, a well. */
  readonly well: string;
  readonly text1: string;
  readonly text2: string;
  readonly text3: string;
  readonly line1: string;
  readonly line2: string;
  readonly line3: string;
  readonly accent: string;
  /** What is left of a progress bar. */
  readonly track: string;
  readonly late: string;
  readonly soon: string;
  readonly statuses: Readonly<Record<Status, string>>;
  readonly priorities: Readonly<Record<Priority | "None", string>>;
  /** Ten colors, taken by the letters of a tag. */
  readonly tags: readonly string[];
}

const light: MapTheme = {
  ground: "#f6f8fa",
  dot: "#d2d4d8",
  card: "#fdfdfe",
  well: "#f3f4f7",
  text1: "#191c21",
  text2: "#46494f",
  text3: "#63666c",
  line1: "#e2e4e7",
  line2: "#cfd2d6",
  line3: "#84888e",
  accent: "#1264e1",
  track: "#e7eaee",
  late: "#a71a1b",
  soon: "#7f490c",
  statuses: { "Not Started": "#7d8086", "In Progress": "#c67c0c", Complete: "#1f9c53" },
  priorities: { Urgent: "#d72e30", High: "#de610f", Medium: "#a18b09", Low: "#1f9c53", None: "#7d8086" },
  tags: "#bf5257 #b3621e #95760d #5e8a21 #0a9068 #148a93 #2583b6 #626fd2 #975ac0 #b94c90".split(" "),
};

const dark: MapTheme = {
  ground: "#101214",
  dot: "#282a2e",
  card: "#1c1e22",
  well: "#141619",
  text1: "#edeef1",
  text2: "#b9bcc1",
  text3: "#909499",
  line1: "#222528",
  line2: "#33363a",
  line3: "#6d7076",
  accent: "#4f90f5",
  track: "#23262a",
  late: "#fc9c99",
  soon: "#f5c578",
  statuses: { "Not Started": "#83868c", "In Progress": "#eaa740", Complete: "#4dbf74" },
  priorities: { Urgent: "#ed5350", High: "#f3813f", Medium: "#e5cb45", Low: "#4dbf74", None: "#83868c" },
  tags: "#ed8b8b #e79e6b #d3b460 #9bc470 #69cba3 #64c3c8 #61b9ea #95a4f6 #c796eb #e88bc1".split(" "),
};

export const mapThemes: Readonly<Record<MapThemeName, MapTheme>> = { light, dark };
