export type DiagramTheme = "light" | "dark";

/** What a diagram is painted with. */
export interface DiagramColors {
  readonly ground: string;
  readonly box: string;
  readonly border: string;
  readonly hairline: string;
  readonly text: string;
  readonly quietText: string;
  readonly line: string;
  readonly accent: string;
  readonly accentGround: string;
  /** What is new, changed or gone between two schemas. */
  readonly added: string;
  readonly addedGround: string;
  readonly changed: string;
  readonly changedGround: string;
  readonly gone: string;
  readonly goneGround: string;
}

/** The design tokens' colors, as a file needs them that stands on its own; a test of the tokens holds them together. */
export const diagramColors: Readonly<Record<DiagramTheme, DiagramColors>> = {
  light: {
    ground: "#f3f4f7",
    box: "#fdfdfe",
    border: "#cfd2d6",
    hairline: "#e2e4e7",
    text: "#191c21",
    quietText: "#63666c",
    line: "#84888e",
    accent: "#1264e1",
    accentGround: "#e7f0fd",
    added: "#086034",
    addedGround: "#e4f7e9",
    changed: "#7f490c",
    changedGround: "#fef2dc",
    gone: "#a71a1b",
    goneGround: "#fdeeee",
  },
  dark: {
    ground: "#0d0f12",
    box: "#141619",
    border: "#33363a",
    hairline: "#222528",
    text: "#edeef1",
    quietText: "#909499",
    line: "#6d7076",
    accent: "#4f90f5",
    accentGround: "#1a283f",
    added: "#7edc9f",
    addedGround: "#152a1d",
    changed: "#f5c578",
    changedGround: "#312412",
    gone: "#fc9c99",
    goneGround: "#3b1a1a",
  },
};
