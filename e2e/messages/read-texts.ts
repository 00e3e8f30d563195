import { parseAst } from "vitest/node";

/** A text as a source writes it. */
export interface WrittenText {
  readonly line: number;
  /** Where it stands: `fail()` for an argument, `message:` for a property, `title=` for an attribute, `JSX`, or `text`. */
  readonly place: string;
  /** Its words; what is put in stands as `{name}`. */
  readonly text: string;
}

type Node = { readonly type?: string; readonly start?: number } & Readonly<Record<string, unknown>>;

/** All strings, templates and texts of JSX of a source, but those of imports, types and keys. */
export function readTexts(source: string, file: string): WrittenText[] {
  const found: WrittenText[] = [];
  const lineStarts = [0, ...[...source.matchAll(/\n/g)].map((match) => match.index + 1)];
  const lineAt = (at: number) => lineStarts.findLastIndex((start) => start <= at) + 1;
  const add = (node: Node, place: string, text: string) => found.push({ line: lineAt(node.start ?? 0), place, text });
  const visit = (value: unknown, place: string): void => {
    if (Array.isArray(value)) {
      for (const child of value) visit(child, place);
      return;
    }
    if (typeof value !== "object" || value === null) return;
    const node = value as Node;
    switch (node.type) {
      case "ImportDeclaration":
      case "ImportExpression":
      case "ExportAllDeclaration":
      case "TSTypeAliasDeclaration":
      case "TSInterfaceDeclaration":
      case "TSTypeAnnotation":
      case "TSTypeParameterInstantiation":
      case "TaggedTemplateExpression":
        return;
      case "Literal":
        if (typeof node.value === "string") add(node, place, node.value);
        return;
      case "TemplateLiteral":
        add(node, place, templateText(node, source));
        for (const part of node.expressions as Node[]) visit(part, place);
        return;
      case "BinaryExpression": {
        const text = sumText(node, source);
        if (text === undefined) break;
        add(node, place, text);
        return;
      }
      case "CallExpression":
      case "NewExpression": {
        visit(node.callee, place);
        visit(node.arguments, `${nameOf(node.callee as Node)}()`);
        return;
      }
      case "Property":
      case "PropertyDefinition":
        visit(node.value, `${nameOf(node.key as Node)}:`);
        return;
      case "VariableDeclarator":
        visit(node.init, `${nameOf(node.id as Node)} =`);
        return;
      case "JSXAttribute":
        visit(node.value, `${nameOf(node.name as Node)}=`);
        return;
      case "JSXElement":
      case "JSXFragment": {
        visit(node.openingElement, "JSX");
        const children = node.children as Node[];
        const words = children
          .map((child) => childText(child, source))
          .join("")
          .replaceAll(/\s+/g, " ")
          .trim();
        if (children.some((child) => child.type === "JSXText" && /\p{L}/u.test(String(child.value))))
          add(
            children.find((child) => child.type === "JSXText" && String(child.value).trim() !== "") ?? node,
            "JSX",
            words,
          );
        for (const child of children) if (child.type !== "JSXText") visit(child, "JSX");
        return;
      }
      default:
    }
    for (const [key, child] of Object.entries(node)) if (key !== "type") visit(child, place);
  };
  visit(parseAst(source, { lang: file.endsWith("x") ? "tsx" : "ts" }), "text");
  return found;
}

function childText(node: Node, source: string): string {
  if (node.type === "JSXText") return String(node.value);
  if (node.type === "JSXExpressionContainer") {
    const inner = node.expression as Node;
    if (inner.type === "Literal") return String(inner.value);
    return inner.type === "JSXEmptyExpression" ? "" : `{${shown(inner, source)}}`;
  }
  if (node.type === "JSXElement")
    return (node.children as Node[]).map((child) => childText(child, source)).join("") || "{…}";
  return "";
}

function templateText(node: Node, source: string): string {
  const parts = node.quasis as { value: { cooked: string } }[];
  const values = node.expressions as Node[];
  return parts.map((part, at) => part.value.cooked + (values[at] ? `{${shown(values[at], source)}}` : "")).join("");
}

/** The text of strings added up, or nothing when no part of it is one. */
function sumText(node: Node, source: string): string | undefined {
  if (node.type !== "BinaryExpression" || node.operator !== "+") return undefined;
  const sides = [node.left as Node, node.right as Node].map((side) => {
    if (side.type === "Literal" && typeof side.value === "string") return side.value;
    if (side.type === "TemplateLiteral") return templateText(side, source);
    return sumText(side, source);
  });
  if (sides.every((side) => side === undefined)) return undefined;
  return sides
    .map((side, at) => side ?? `{${shown([node.left as Node, node.right as Node][at] as Node, source)}}`)
    .join("");
}

function shown(node: Node, source: string): string {
  return source.slice(node.start, node.end as number).replaceAll(/\s+/g, " ");
}

function nameOf(node: Node | undefined): string {
  if (!node) return "";
  if (node.type === "MemberExpression") return nameOf(node.property as Node);
  return String(node.name ?? node.value ?? node.type ?? "");
}
