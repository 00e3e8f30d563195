import { type ThemeColors, themes } from "../../../documents/markdown/theme/themes.ts";

const { colors: dark } = themes.dark;

/** What the light styles of a site look like for readers whose system is dark. */
export const nightColors: Readonly<Record<"modern" | "minimal", ThemeColors>> = {
  modern: {
    ...dark,
    page: "#12141c",
    link: "#aab4ff",
    accent: "#7a86ff",
    tableHead: "#1b1e29",
    tableStripe: "#12141c",
    code: { ...dark.code, ground: "#1b1e29", edge: "#2a2e3c" },
    codeSpan: { ground: "#25293a", text: "#cdd4ff" },
  },
  minimal: {
    ...dark,
    page: "#161616",
    text: "#d0d0d0",
    muted: "#9b9b9b",
    heading: "#f0f0f0",
    link: "#f0f0f0",
    accent: "#555555",
    rule: "#303030",
    tableHead: "#161616",
    tableStripe: "#161616",
    code: {
      ground: "#1e1e1e",
      edge: "#1e1e1e",
      tokens: {
        ...dark.code.tokens,
        plain: "#d0d0d0",
        comment: "#9b9b9b",
        keyword: "#ffffff",
        string: "#b4c9b4",
        number: "#b4c9b4",
        function: "#d0d0d0",
        type: "#d0d0d0",
        variable: "#d0d0d0",
        attribute: "#c5bcd6",
        tag: "#ffffff",
        meta: "#9b9b9b",
      },
    },
    codeSpan: { ground: "#242424", text: "#d0d0d0" },
  },
};
