import { type FactsOutput, graphemeCount } from "@toolbox/core";

interface Look {
  readonly hasHeading?: boolean;
  /** Draws a block of the color before values that mean one. */
  readonly isColored?: boolean;
}

/** Labelled values as rows with aligned values; a value of several lines is indented under its first. */
export function factsText({ label, rows }: FactsOutput, { hasHeading = false, isColored = false }: Look = {}): string {
  const hasSwatches = isColored && rows.some((row) => row.color !== undefined);
  const width = Math.max(0, ...rows.map((row) => graphemeCount(row.label)));
  const lines = rows.map((row) => {
    const value = row.value.replaceAll("\n", `\n${" ".repeat(width + 2)}`);
    const swatch = hasSwatches ? `${row.color === undefined ? "    " : block(row.color)}  ` : "";
    return `${row.label}${" ".repeat(width - graphemeCount(row.label))}  ${swatch}${value}`.trimEnd();
  });
  return [...(hasHeading && label !== undefined ? [label] : []), ...lines].map((line) => `${line}\n`).join("");
}

/** Four cells of a color, by the 24-bit codes of ISO 8613-6. */
function block(hex: string): string {
  const digits = Number.parseInt(hex.slice(1), 16);
  return `\u001b[48;2;${(digits >> 16) & 255};${(digits >> 8) & 255};${digits & 255}m    \u001b[49m`;
}
