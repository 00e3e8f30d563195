import type { Extension } from "@codemirror/state";

export type CodeLanguage = "text" | "markdown" | "json";

/** The language to color a file in, by its name. */
export function languageOf(name: string): CodeLanguage {
  if (/\.(md|markdown)$/i.test(name)) return "markdown";
  if (/\.(json|webmanifest)$/i.test(name)) return "json";
  return "text";
}

/** The CodeMirror language, each loaded when first needed. */
export async function loadLanguage(language: CodeLanguage): Promise<Extension> {
  switch (language) {
    case "markdown":
      return (await import("@codemirror/lang-markdown")).markdown();
    case "json":
      return (await import("@codemirror/lang-json")).json();
    case "text":
      return [];
  }
}
