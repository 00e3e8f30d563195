import { common, createLowlight } from "lowlight";

/** What a piece of code is, in few enough words for a theme to give each a color. */
export type CodeTokenKind =
  | "plain"
  | "comment"
  | "keyword"
  | "string"
  | "number"
  | "function"
  | "type"
  | "variable"
  | "attribute"
  | "tag"
  | "meta"
  | "added"
  | "removed";

export interface CodeToken {
  readonly kind: CodeTokenKind;
  /** Never empty, never with a line end. */
  readonly text: string;
}

/** Longer code is set without colors: nobody reads it for them, and the highlighter would take seconds. */
const MAX_LENGTH = 100_000;

const lowlight = createLowlight(common);

/** The scopes of highlight.js, by their first part unless the whole name stands here. */
const kinds: Readonly<Record<string, CodeTokenKind>> = {
  comment: "comment",
  quote: "comment",
  doctag: "keyword",
  keyword: "keyword",
  operator: "keyword",
  "selector-pseudo": "keyword",
  "template-tag": "keyword",
  literal: "number",
  number: "number",
  symbol: "number",
  bullet: "number",
  string: "string",
  regexp: "string",
  char: "string",
  link: "string",
  formula: "string",
  code: "string",
  title: "function",
  "title.class": "type",
  section: "function",
  "selector-id": "function",
  built_in: "type",
  type: "type",
  class: "type",
  "selector-class": "type",
  variable: "variable",
  "template-variable": "variable",
  property: "variable",
  attr: "attribute",
  attribute: "attribute",
  "selector-attr": "attribute",
  name: "tag",
  tag: "plain",
  "selector-tag": "tag",
  meta: "meta",
  addition: "added",
  deletion: "removed",
  subst: "plain",
};

/**
 * Splits code into colored pieces, line by line; joined again they are the code. A language is a name or an alias of
 * highlight.js ("ts", "typescript", in any case); of one it does not know the lines come back plain.
 *
 * Loads a library of 50 KB: import this file when there is code to show.
 */
export function highlightCode(language: string, code: string): readonly (readonly CodeToken[])[] {
  const name = language.toLowerCase();
  if (name === "" || code.length > MAX_LENGTH || !lowlight.registered(name)) {
    return code.split("\n").map((text) => (text === "" ? [] : [{ kind: "plain", text }]));
  }
  const lines: CodeToken[][] = [[]];
  collect(lowlight.highlight(name, code).children, "plain", lines);
  return lines;
}

type Nodes = ReturnType<typeof lowlight.highlight>["children"];

function collect(nodes: Nodes, kind: CodeTokenKind, lines: CodeToken[][]): void {
  for (const node of nodes) {
    if (node.type === "element") collect(node.children as Nodes, kindOf(node.properties["className"], kind), lines);
    if (node.type !== "text") continue;
    for (const [index, text] of node.value.split("\n").entries()) {
      if (index > 0) lines.push([]);
      if (text !== "") append(lines.at(-1) ?? [], kind, text);
    }
  }
}

/** Neighbors of one kind are one piece. */
function append(line: CodeToken[], kind: CodeTokenKind, text: string): void {
  const last = line.at(-1);
  if (last?.kind === kind) line[line.length - 1] = { kind, text: last.text + text };
  else line.push({ kind, text });
}

/** The classes are `hljs-title`, `class_` for the scope `title.class`. */
function kindOf(classes: unknown, outer: CodeTokenKind): CodeTokenKind {
  const [first = "", second = ""] = Array.isArray(classes) ? classes.map(String) : [];
  const scope = first.replace(/^hljs-/, "");
  return kinds[`${scope}.${second.replace(/_$/, "")}`] ?? kinds[scope] ?? outer;
}
