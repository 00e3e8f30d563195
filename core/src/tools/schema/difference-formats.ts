import type { SchemaInput } from "./fields.ts";

/** In which formats a difference is written; the others are languages for one schema. */
export const differenceFormats = [
  "mermaid",
  "json",
  "md",
  "png",
  "svg",
] as const satisfies readonly SchemaInput["format"][];

export type DifferenceFormat = (typeof differenceFormats)[number];

export const isDrawn = (format: SchemaInput["format"]): format is DifferenceFormat =>
  differenceFormats.some((one) => one === format);
