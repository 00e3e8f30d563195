import type { MarkdownTheme } from "../markdown/theme/themes.ts";
import type { DocumentStyle } from "./style.ts";

/** Points for a pixel of the screen. */
const PX = 0.75;

/** The look of a Markdown theme on paper. */
export function styleOfTheme({ colors, text, headings, quote, table, radius }: MarkdownTheme): DocumentStyle {
  const bare = (color: string) => (color === colors.page ? undefined : color);
  return {
    page: { background: colors.page, isDark: colors.isDark },
    text: { ...text, color: colors.text },
    gap: text.size * (text.leading - 0.65),
    muted: colors.muted,
    accent: colors.link,
    rule: colors.rule,
    link: { color: colors.link, isUnderlined: colors.link === colors.heading },
    headings: {
      family: headings.family,
      colors: headings.scale.map((_, index) => (index === 5 ? colors.muted : colors.heading)),
      sizes: headings.scale.map((scale) => scale * text.size),
      ruled: headings.ruled,
      isCentered: headings.isCentered,
      isBold: true,
    },
    code: {
      background: colors.code.ground,
      border: colors.code.edge === colors.code.ground ? undefined : colors.code.edge,
      colors: colors.code.tokens,
      scale: text.family === "serif" ? 0.84 : 0.87,
      radius: radius * PX,
    },
    inlineCode: { background: bare(colors.codeSpan.ground), color: colors.codeSpan.text },
    quote: { bar: colors.accent, barWidth: quote.bar * PX, color: colors.muted, isItalic: quote.isItalic },
    tones: colors.alerts,
    table: {
      border: colors.rule,
      headBackground: bare(colors.tableHead),
      stripe: bare(colors.tableStripe),
      lines: table.lines,
    },
    mark: colors.mark,
  };
}
