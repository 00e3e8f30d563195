import type { StreamParser } from "@codemirror/language";
import type { Extension } from "@codemirror/state";

export type CodeLanguage =
  | "text"
  | "markdown"
  | "json"
  | "javascript"
  | "html"
  | "css"
  | "sql"
  | "yaml"
  | "shell"
  | "toml";

const byEnding: readonly (readonly [RegExp, CodeLanguage])[] = [
  [/\.(md|markdown|mdx)$/i, "markdown"],
  [/\.(json|jsonc|jsonl|webmanifest)$/i, "json"],
  [/\.([cm]?[jt]sx?)$/i, "javascript"],
  [/\.(html?|svg|xml|vue|svelte|astro|rss|opml)$/i, "html"],
  [/\.(css|scss)$/i, "css"],
  [/\.sql$/i, "sql"],
  [/\.ya?ml$/i, "yaml"],
  [/\.(sh|bash|env|env\.example)$/i, "shell"],
  [/\.toml$/i, "toml"],
];

/** The language to color a file in, by its name. */
export function languageOf(name: string): CodeLanguage {
  return byEnding.find(([ending]) => ending.test(name))?.[1] ?? "text";
}

/** The CodeMirror language, each loaded when first needed. Only its grammar: nothing here completes code. */
export async function loadLanguage(language: CodeLanguage): Promise<Extension> {
  const { guardParse: wrap } = await import("./guard-parse.ts");
  switch (language) {
    case "markdown":
      return (await import("@codemirror/lang-markdown")).markdown();
    case "json":
      return (await import("@codemirror/lang-json")).jsonLanguage.configure({ wrap });
    case "javascript":
      return (await import("@codemirror/lang-javascript")).tsxLanguage.configure({ wrap });
    case "html":
      return (await import("@codemirror/lang-html")).htmlLanguage.configure({ wrap });
    case "css":
      return (await import("@codemirror/lang-css")).cssLanguage.configure({ wrap });
    case "sql":
      return (await import("@codemirror/lang-sql")).PostgreSQL.language.configure({ wrap });
    case "yaml":
      return (await import("@codemirror/lang-yaml")).yamlLanguage.configure({ wrap });
    case "shell":
      return stream((await import("@codemirror/legacy-modes/mode/shell")).shell);
    case "toml":
      return stream((await import("@codemirror/legacy-modes/mode/toml")).toml);
    case "text":
      return [];
  }
}

async function stream(mode: StreamParser<unknown>): Promise<Extension> {
  const { StreamLanguage } = await import("@codemirror/language");
  return StreamLanguage.define(mode);
}
