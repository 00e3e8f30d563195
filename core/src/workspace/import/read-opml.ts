import { Parser } from "htmlparser2";
import { WrongInput } from "../../tool/errors.ts";
import type { WorkspaceReading } from "../model.ts";
import { type OutlineItem, outlineWorkspace } from "./outline-drafts.ts";

interface OpenItem extends OutlineItem {
  readonly children: OpenItem[];
}

/** Deeper than anybody outlines, shallower than a stack. */
const MAX_DEPTH = 200;
const INLINE_TAG = /<\/?(?:b|i|u|s|a|em|strong|code|mark|span|time)(?:\s[^<>]*)?>/gi;

/** Reads OPML of any version: outlines become components and sub-tasks. Throws `WrongInput` for what is no OPML. */
export function readOpml(text: string, now: string): WorkspaceReading {
  const lineAt = lineFinder(text);
  const roots: OpenItem[] = [];
  const stack: OpenItem[] = [];
  const open: string[] = [];
  const head = { title: "", description: "" };
  const seen = new Set<string>();
  let fault: string | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push(name);
        seen.add(name);
        if (name !== "outline") return;
        const item = itemOf(attributes, lineAt(parser.startIndex));
        if (stack.length >= MAX_DEPTH)
          fault ??= `Outlines are nested more than ${MAX_DEPTH} deep in line ${item.line}.`;
        else (stack.at(-1)?.children ?? roots).push(item);
        stack.push(item);
      },
      ontext(data) {
        const name = open.at(-1);
        if (open.at(-2) === "head" && (name === "title" || name === "description")) head[name] += data;
      },
      onclosetag(name, isImplied) {
        const isWhole = text[parser.endIndex - 1] === "/";
        if (isImplied && !isWhole)
          fault ??= `<${name}> has no end: line ${lineAt(parser.startIndex)} is where it is missed.`;
        open.pop();
        if (name === "outline") stack.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(text);
  parser.end();
  if (!seen.has("opml")) throw new WrongInput({ field: "file", message: "This is no OPML: there is no <opml> in it." });
  if (fault !== undefined) throw new WrongInput({ field: "file", message: `This OPML is broken: ${fault}` });
  if (!seen.has("body")) throw new WrongInput({ field: "file", message: "This OPML has no <body>." });
  const [root] = roots;
  if (root && roots.length === 1 && isMapRoot(root)) {
    const fileTitle = head.title.trim() === root.title.trim() ? "" : head.title;
    const description = [fileTitle, head.description, root.notes ?? ""].filter((each) => each.trim() !== "").join(". ");
    return outlineWorkspace(root.children, { title: root.title, description, now });
  }
  return outlineWorkspace(roots, { ...head, now });
}

/** Mindmaps come as one outline that all others stand in, two levels or more: it names the whole. */
function isMapRoot({ title, isDone, status, priority, deadline, description, tags, children }: OpenItem): boolean {
  const isPlain = (status ?? priority ?? deadline ?? description) === undefined && tags?.length === 0 && !isDone;
  return isPlain && title.trim() !== "" && children.some((child) => child.children.length > 0);
}

function itemOf(attributes: Readonly<Record<string, string>>, line: number): OpenItem {
  const { text, title, status, category, priority, deadline, description, _note, complete, _complete, _status } =
    attributes;
  // outliners write what is bold or a link as HTML; files with a status are ours, and plain
  const plain = (words: string) => (status === undefined ? words.replaceAll(INLINE_TAG, "") : words);
  return {
    title: plain(text || title || ""),
    line,
    status,
    isDone: complete === "true" || _complete === "true" || _status === "checked",
    tags: category === undefined ? [] : [category],
    priority,
    deadline,
    description,
    notes: _note === undefined ? undefined : plain(_note),
    children: [],
  };
}

/** Says the line of an offset, counted from 1; offsets must ascend. */
function lineFinder(text: string): (offset: number) => number {
  let [line, from] = [1, 0];
  return (offset) => {
    for (let at = text.indexOf("\n", from); at >= 0 && at < offset; at = text.indexOf("\n", from)) {
      line++;
      from = at + 1;
    }
    return line;
  };
}
