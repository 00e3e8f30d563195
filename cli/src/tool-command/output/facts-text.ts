import { type FactsOutput, graphemeCount, oneLine } from "@toolbox/core";
import { terminalCode } from "../../shell/terminal-text.ts";

interface Look {
  readonly hasHeading?: boolean;
  /** Draws a block of the color before values that mean one. */
  readonly isColored?: boolean;
}

/** Labelled values as rows with aligned values; a value of several lines is indented under its first. */
export function factsText({ label, rows }: FactsOutput, { hasHeading = false, isColored = false }: Look = {}): string {
  const hasSwatches = isColored && rows.some((row) => row.color !== undefined);
  const labels = rows.map((row) => oneLine(row.label));
  const width = Math.max(0, ...labels.map(graphemeCount));
  const lines = rows.map((row, index) => {
    const name = labels[index] ?? "";
    const value = row.value.replaceAll("\n", `\n${" ".repeat(width + 2)}`);
    const swatch = hasSwatches ? `${row.color === undefined ? "    " : block(row.color)}  ` : "";
    return `${name}${" ".repeat(width - graphemeCount(name))}  ${swatch}${value}`.trimEnd();
  });
  return [...(hasHeading && label !== undefined ? [oneLine(label)] : []), ...lines].map((line) => `${line}\n`).join("");
}

/** Four cells of a color, by the 24-bit codes of ISO 8613-6. */
function block(hex: string): string {
  const digits = Number.parseInt(hex.slice(1), 16);
  const color = `${(digits >> 16) & 255};${(digits >> 8) & 255};${digits & 255}`;
  return `${terminalCode(`[48;2;${color}m`)}    ${terminalCode("[49m")}`;
}
