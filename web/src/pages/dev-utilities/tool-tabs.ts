import type { CatalogEntry } from "@toolbox/core";

/** The tabs of the page in the product's order, and the tools of each in theirs. */
const order = [
  { value: "generators", label: "Generators", tools: ["uuid", "slug", "password", "quick-palette"] },
  { value: "converters", label: "Converters", tools: ["base64", "hash"] },
  { value: "validators", label: "Validators", tools: ["email", "webhook"] },
  { value: "formatters", label: "Formatters", tools: ["json"] },
  { value: "colors", label: "Colors", tools: ["color", "contrast", "palette", "color-scale"] },
] as const;

export interface ToolTab {
  readonly value: string;
  readonly label: string;
  readonly tools: readonly CatalogEntry[];
}

/** The tabs that have a tool among those given, each with its tools. */
export function toolTabs(tools: readonly CatalogEntry[]): readonly ToolTab[] {
  return order
    .map(({ value, label, tools: ids }) => ({
      value,
      label,
      tools: ids.flatMap((id) => tools.filter((tool) => tool.id === id)),
    }))
    .filter((tab) => tab.tools.length > 0);
}
