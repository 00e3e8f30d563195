import { parseXml } from "../../text/xml/parse-xml.ts";
import { type ParsedXmlElement, XmlError } from "../../text/xml/xml-node.ts";
import { InputError } from "../../tool/errors.ts";
import type { WorkspaceParseResult } from "../model.ts";
import { type OutlineItem, outlineWorkspace } from "./outline-drafts.ts";

const INLINE_TAG = /<\/?(?:b|i|u|s|a|em|strong|code|mark|span|time)(?:\s[^<>]*)?>/gi;
/** Outliners forget to escape it, and write names that only HTML has. The first alternative: where it may stand bare. */
const BARE_AMPERSAND = /<!\[CDATA\[[^]*?(?:\]\]>|$)|&(?!(?:#\d+|#x[\da-f]+|lt|gt|amp|quot|apos);)/gi;

/** Reads OPML of any version: outlines become components and sub-tasks. Throws `InputError` for what is not valid OPML. */
export function readOpml(text: string, now: string): WorkspaceParseResult {
  const { children } = parseOpml(text);
  const body = childrenOf(children, "body")[0];
  if (!body) throw new InputError({ field: "file", message: "This OPML has no <body>." });
  const head = childrenOf(children, "head")[0]?.children ?? [];
  const title = textOf(head, "title");
  const description = textOf(head, "description");
  const roots = itemsOf(body);
  const [root] = roots;
  if (root && roots.length === 1 && isMapRoot(root)) {
    const fileTitle = title.trim() === root.title.trim() ? "" : title;
    const words = [fileTitle, description, root.notes ?? ""].filter((each) => each.trim() !== "").join(". ");
    return outlineWorkspace(root.children, { title: root.title, description: words, now });
  }
  return outlineWorkspace(roots, { title, description, now });
}

function parseOpml(text: string): ParsedXmlElement {
  const none = "This is not valid OPML: there is no <opml> in it.";
  if (!/<opml[\s>/]/.test(text)) throw new InputError({ field: "file", message: none });
  try {
    const root = parseXml(text.replaceAll(BARE_AMPERSAND, (found) => (found === "&" ? "&amp;" : found)));
    if (root.name === "opml") return root;
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    throw new InputError({ field: "file", message: `This OPML is broken: ${error.message}.` });
  }
  throw new InputError({ field: "file", message: none });
}

type Children = ParsedXmlElement["children"];

function childrenOf(children: Children, name: string): readonly ParsedXmlElement[] {
  return children.filter((child) => typeof child !== "string" && child.name === name) as readonly ParsedXmlElement[];
}

function textOf(head: Children, name: string): string {
  return childrenOf(head, name)
    .flatMap(({ children }) => children.filter((child) => typeof child === "string"))
    .join("");
}

/** Mindmaps come as one outline that all others stand in, two levels or more: it names the whole. */
function isMapRoot({ title, isDone, status, priority, deadline, description, tags, children }: OutlineItem): boolean {
  const isPlain = (status ?? priority ?? deadline ?? description) === undefined && tags?.length === 0 && !isDone;
  return isPlain && title.trim() !== "" && children.some((child) => child.children.length > 0);
}

function itemsOf({ children }: ParsedXmlElement): OutlineItem[] {
  return childrenOf(children, "outline").map((element) => itemOf(element));
}

function itemOf(element: ParsedXmlElement): OutlineItem {
  const value = (name: string) => element.attributes.get(name);
  const [status, category, note] = [value("status"), value("category"), value("_note")];
  // outliners write what is bold or a link as HTML; files with a status are ours, and plain
  const plain = (words: string) => (status === undefined ? words.replaceAll(INLINE_TAG, "") : words);
  return {
    title: plain(value("text") || value("title") || ""),
    line: element.line,
    status,
    isDone: value("complete") === "true" || value("_complete") === "true" || value("_status") === "checked",
    tags: category === undefined ? [] : [category],
    priority: value("priority"),
    deadline: value("deadline"),
    description: value("description"),
    notes: note === undefined ? undefined : plain(note),
    children: itemsOf(element),
  };
}
