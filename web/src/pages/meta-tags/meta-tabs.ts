import { type MetaInput, metaFields } from "@toolbox/core/tools/meta-tags/fields.ts";

export type MetaTab = "basic" | "social" | "export";

export const metaTabs: readonly { readonly value: MetaTab; readonly label: string }[] = [
  { value: "basic", label: "Basic Info" },
  { value: "social", label: "Social Media" },
  { value: "export", label: "Preview & Export" },
];

/** The tab a field stands on. */
export function tabOf(field: keyof MetaInput): MetaTab {
  return metaTabs.find(({ label }) => label === metaFields[field].section)?.value ?? "basic";
}
