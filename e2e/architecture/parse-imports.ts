import { parseAst } from "vitest/node";

/** An import as a source writes it. */
export interface WrittenImport {
  readonly written: string;
  /** `import type` and `import("…").Type` are gone at run time, all else loads the file. */
  readonly kind: "value" | "type";
}

type Node = { readonly type?: string } & Readonly<Record<string, unknown>>;

/**
 * The imports of a source: static ones, exports from another file, `import()`, types by `import("…")`, the source files
 * named by `new URL("…", import.meta.url)` (workers) and patterns of `import.meta.glob`. Code within strings is none.
 */
export function parseImports(source: string, file: string): WrittenImport[] {
  const found: WrittenImport[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const node = value as Node;
    const kind = node.type === "TSImportType" ? "type" : (node.importKind ?? node.exportKind ?? "value");
    for (const written of sourcesOf(node)) found.push({ written, kind: kind as WrittenImport["kind"] });
    for (const child of Object.values(node)) visit(child);
  };
  visit(parse(source, file));
  return found;
}

function parse(source: string, file: string): unknown {
  try {
    return parseAst(source, { lang: file.endsWith("x") ? "tsx" : "ts" });
  } catch (error) {
    throw new Error(`${file} cannot be parsed.`, { cause: error });
  }
}

function sourcesOf(node: Node): string[] {
  switch (node.type) {
    case "ImportDeclaration":
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration":
    case "ImportExpression":
    case "TSImportType":
      return strings(node.source);
    case "NewExpression": {
      const [address, base] = node.arguments as Node[];
      return isNamed(node.callee, "URL") && isMeta(base, "url")
        ? strings(address).filter((written) => /^\.+\/.*\.tsx?$/.test(written))
        : [];
    }
    case "CallExpression":
      return isMeta(node.callee, "glob") ? strings((node.arguments as Node[])[0]) : [];
    default:
      return [];
  }
}

/** The text of a literal, or of each literal in a list. */
function strings(value: unknown): string[] {
  const node = value as Node | null | undefined;
  if (node?.type === "ArrayExpression") return (node.elements as Node[]).flatMap(strings);
  return node?.type === "Literal" && typeof node.value === "string" ? [node.value] : [];
}

const isNamed = (value: unknown, name: string) => (value as Node | undefined)?.name === name;

function isMeta(value: unknown, property: string): boolean {
  const node = value as Node | undefined;
  return (
    node?.type === "MemberExpression" &&
    (node.object as Node).type === "MetaProperty" &&
    isNamed(node.property, property)
  );
}
