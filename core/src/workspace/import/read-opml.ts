import { Parser } from "htmlparser2";
import { WrongInput } from "../../tool/errors.ts";
import type { WorkspaceReading } from "../model.ts";
import { type OutlineItem, outlineWorkspace } from "./outline-drafts.ts";

interface OpenItem extends OutlineItem {
  readonly children: OpenItem[];
}

/** Deeper than anybody outlines, shallower than a stack. */
const MAX_DEPTH = 200;

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
  return outlineWorkspace(roots, { ...head, now });
}

function itemOf(attributes: Readonly<Record<string, string>>, line: number): OpenItem {
  const { text, title, status, category, priority, deadline, description, _note, complete, _status } = attributes;
  return {
    title: text ?? title ?? "",
    line,
    status,
    isDone: complete === "true" || _status === "checked",
    tags: category === undefined ? [] : [category],
    priority,
    deadline,
    description,
    notes: _note,
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
