import type { CodeTokenKind } from "./highlight-code.ts";
import type { Alert } from "../document-model.ts";
import { darkAlerts, darkTokens, lightAlerts, lightTokens } from "./theme-colors.ts";

/*
 * The five looks of a Markdown document: one table of values, from which the preview's CSS, the blog's CSS and the
 * PDF's style are made.
 */

export type ThemeId = "github" | "academic" | "modern" | "minimal" | "dark";

/** Colors are `#rrggbb`. Each text color has 4.5:1 on the ground it stands on, held by a test. */
export interface ThemeColors {
  readonly isDark: boolean;
  readonly page: string;
  readonly text: string;
  /** Quotes, captions, footnotes, page numbers. */
  readonly muted: string;
  readonly heading: string;
  readonly link: string;
  /** Marks that carry no text: the bar of a quote, the box of a task. */
  readonly accent: string;
  readonly rule: string;
  readonly tableHead: string;
  /** Every second row of a table; the page's own color for none. */
  readonly tableStripe: string;
  readonly code: {
    readonly ground: string;
    /** The line around a block; its own ground for none. */
    readonly edge: string;
    readonly tokens: Readonly<Record<CodeTokenKind, string>>;
  };
  /** Code inside a text. */
  readonly codeSpan: { readonly ground: string; readonly text: string };
  /** The ground of marked words. */
  readonly mark: string;
  readonly alerts: Readonly<Record<Alert, string>>;
}

export interface MarkdownTheme {
  readonly id: ThemeId;
  readonly label: string;
  /** One line beside the choice. */
  readonly hint: string;
  readonly colors: ThemeColors;
  readonly text: {
    readonly family: "sans" | "serif";
    /** Points on paper; the screen shows 1.55 pixels for each. */
    readonly size: number;
    /** Lines, as a multiple of the size. */
    readonly leading: number;
    readonly isJustified: boolean;
  };
  readonly headings: {
    readonly family: "sans" | "serif";
    /** Levels 1 to 6, as multiples of the text. */
    readonly scale: readonly [number, number, number, number, number, number];
    /** How many levels, from the first, have a rule below. */
    readonly ruled: 0 | 1 | 2;
    /** The first level stands in the middle. */
    readonly isCentered: boolean;
    readonly weight: 600 | 700;
  };
  readonly quote: { readonly isItalic: boolean; readonly bar: number };
  readonly table: {
    /** All lines, those between rows, or only above and below the head and at the end, as in print. */
    readonly lines: "grid" | "rows" | "book";
  };
  /** Pixels on screen, 0.75 of it points on paper. */
  readonly radius: number;
}

const paper: ThemeColors = {
  isDark: false,
  page: "#ffffff",
  text: "#1f2328",
  muted: "#59636e",
  heading: "#1f2328",
  link: "#0860c4",
  accent: "#d1d9e0",
  rule: "#d1d9e0",
  tableHead: "#ffffff",
  tableStripe: "#f6f8fa",
  code: { ground: "#f6f8fa", edge: "#f6f8fa", tokens: lightTokens },
  codeSpan: { ground: "#eff1f4", text: "#1f2328" },
  mark: "#fff3b8",
  alerts: lightAlerts,
};

export const themes: Readonly<Record<ThemeId, MarkdownTheme>> = {
  github: {
    id: "github",
    label: "GitHub",
    hint: "As a README looks",
    colors: paper,
    text: { family: "sans", size: 10.5, leading: 1.5, isJustified: false },
    headings: {
      family: "sans",
      scale: [2, 1.5, 1.25, 1, 0.9, 0.85],
      ruled: 2,
      isCentered: false,
      weight: 600,
    },
    quote: { isItalic: false, bar: 4 },
    table: { lines: "grid" },
    radius: 6,
  },
  academic: {
    id: "academic",
    label: "Academic",
    hint: "A paper, set in a serif",
    colors: {
      ...paper,
      text: "#1a1a1a",
      muted: "#555555",
      heading: "#111111",
      link: "#1d3f72",
      accent: "#9a9a9a",
      rule: "#1a1a1a",
      tableStripe: "#ffffff",
      code: {
        ground: "#ffffff",
        edge: "#c9c9c9",
        tokens: {
          ...lightTokens,
          plain: "#1a1a1a",
          comment: "#5c5c5c",
          keyword: "#1d3f72",
          string: "#7a2318",
          number: "#7a2318",
          function: "#1a1a1a",
          meta: "#5c5c5c",
        },
      },
      codeSpan: { ground: "#ffffff", text: "#1a1a1a" },
    },
    text: { family: "serif", size: 11, leading: 1.48, isJustified: true },
    headings: {
      family: "serif",
      scale: [1.85, 1.35, 1.15, 1, 1, 1],
      ruled: 0,
      isCentered: true,
      weight: 700,
    },
    quote: { isItalic: true, bar: 0 },
    table: { lines: "book" },
    radius: 0,
  },
  modern: {
    id: "modern",
    label: "Modern",
    hint: "Large headings, one color",
    colors: {
      ...paper,
      text: "#27303f",
      muted: "#5a6578",
      heading: "#101828",
      link: "#4338ca",
      accent: "#4f46e5",
      rule: "#dfe3ea",
      tableHead: "#f3f4fb",
      tableStripe: "#ffffff",
      code: { ground: "#f6f7fb", edge: "#e4e7f0", tokens: { ...lightTokens, plain: "#27303f", keyword: "#4338ca" } },
      codeSpan: { ground: "#eeeffb", text: "#3730a3" },
    },
    text: { family: "sans", size: 10.5, leading: 1.62, isJustified: false },
    headings: {
      family: "sans",
      scale: [2.4, 1.6, 1.25, 1.05, 1, 0.9],
      ruled: 0,
      isCentered: false,
      weight: 700,
    },
    quote: { isItalic: false, bar: 3 },
    table: { lines: "rows" },
    radius: 8,
  },
  minimal: {
    id: "minimal",
    label: "Minimal",
    hint: "Text, space, and no more",
    colors: {
      ...paper,
      text: "#333333",
      muted: "#6a6a6a",
      heading: "#1a1a1a",
      link: "#1a1a1a",
      accent: "#bdbdbd",
      rule: "#e5e5e5",
      tableStripe: "#ffffff",
      code: {
        ground: "#fafafa",
        edge: "#fafafa",
        tokens: {
          plain: "#333333",
          comment: "#6e6e6e",
          keyword: "#111111",
          string: "#4d5f4d",
          number: "#4d5f4d",
          function: "#333333",
          type: "#333333",
          variable: "#333333",
          attribute: "#5a5268",
          tag: "#111111",
          meta: "#6e6e6e",
          added: "#2b6a3b",
          removed: "#9c2f2f",
        },
      },
      codeSpan: { ground: "#f5f5f5", text: "#333333" },
    },
    text: { family: "sans", size: 10.5, leading: 1.75, isJustified: false },
    headings: {
      family: "sans",
      scale: [1.7, 1.3, 1.1, 1, 1, 1],
      ruled: 0,
      isCentered: false,
      weight: 600,
    },
    quote: { isItalic: false, bar: 1 },
    table: { lines: "rows" },
    radius: 4,
  },
  dark: {
    id: "dark",
    label: "Dark",
    hint: "Light on dark, on every page",
    colors: {
      isDark: true,
      page: "#14171c",
      text: "#d9dee5",
      muted: "#9aa4b0",
      heading: "#f2f5f8",
      link: "#7db5ff",
      accent: "#4d8dff",
      rule: "#313842",
      tableHead: "#1c2128",
      tableStripe: "#181c22",
      code: { ground: "#1c2128", edge: "#2b323b", tokens: darkTokens },
      codeSpan: { ground: "#262c35", text: "#e2e6ec" },
      mark: "#57470f",
      alerts: darkAlerts,
    },
    text: { family: "sans", size: 10.5, leading: 1.6, isJustified: false },
    headings: {
      family: "sans",
      scale: [2, 1.5, 1.25, 1.05, 1, 0.9],
      ruled: 1,
      isCentered: false,
      weight: 600,
    },
    quote: { isItalic: false, bar: 3 },
    table: { lines: "rows" },
    radius: 6,
  },
};
