/** `json` is RFC 8259, `jsonc` adds comments and trailing commas, `json5` is spec.json5.org. */
export type JsonSyntax = "json" | "jsonc" | "json5";
