import { describe, expect, test } from "vitest";
import { contrastRatio } from "../../../graphics/color/contrast.ts";
import { type ThemeColors, themes } from "./themes.ts";

/** Every text color with the grounds it stands on. */
function* pairs({ code, ...colors }: ThemeColors): Generator<[string, string, string]> {
  for (const name of ["text", "muted", "heading", "link"] as const) yield [name, colors[name], colors.page];
  for (const ground of [colors.tableHead, colors.tableStripe, colors.mark]) yield ["table", colors.text, ground];
  yield ["link in a table", colors.link, colors.tableStripe];
  yield ["code span", colors.codeSpan.text, colors.codeSpan.ground];
  for (const [name, color] of Object.entries(code.tokens)) yield [`code ${name}`, color, code.ground];
  for (const [name, color] of Object.entries(colors.alerts)) yield [`alert ${name}`, color, colors.page];
}

describe.each(Object.values(themes))("$label", ({ colors }) => {
  test.each([...pairs(colors)])("%s %s can be read on %s", (_, color, ground) => {
    expect(contrastRatio(color, ground)).toBeGreaterThanOrEqual(4.5);
  });
});
