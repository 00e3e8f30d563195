export type ExportKind = "json" | "png" | "svg" | "md" | "mermaid" | "opml" | "csv";

/** The exports beside JSON, PNG and SVG, which have buttons of their own. */
export const exportKinds = [
  { kind: "md", label: "Markdown" },
  { kind: "mermaid", label: "Mermaid mindmap" },
  { kind: "opml", label: "OPML outline" },
  { kind: "csv", label: "CSV table" },
] as const satisfies readonly { kind: ExportKind; label: string }[];
