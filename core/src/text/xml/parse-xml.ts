import { lineAndColumn } from "../lines.ts";
import { entityReader } from "./xml-entities.ts";
import { MAX_DEPTH, MAX_ELEMENTS, type ParsedXmlElement, XmlError } from "./xml-node.ts";

interface Open extends ParsedXmlElement {
  readonly children: (ParsedXmlElement | string)[];
}

const NAME = /[\p{L}_:][\p{L}\p{N}_:.\u{b7}-]*/uy;
const ATTRIBUTE = /\s+([\p{L}_:][\p{L}\p{N}_:.\u{b7}-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/uy;
const TAG_END = /\s*(\/?)>/y;

/**
 * Reads a well-formed XML document (XML 1.0, namespaces unresolved) in one pass. Comments, instructions and the
 * document type are dropped. Throws `XmlError` saying why it cannot be taken, and by which line: not well-formed, too
 * large, too deep, entities that unpack into more.
 */
export function parseXml(text: string): ParsedXmlElement {
  const placeAt = lineAndColumn(text);
  let read = entityReader("");
  const stack: Open[] = [];
  let root: Open | undefined;
  let count = 0;
  let at = 0;
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const skipTo = (mark: string, from: number) => {
    const end = text.indexOf(mark, from);
    if (end < 0) throw new XmlError(`a "${text.slice(at, from).slice(0, 9)}" is not closed`);
    at = end + mark.length;
    return text.slice(from, end);
  };
  const addText = (value: string) => {
    if (stack.length > 0) stack.at(-1)?.children.push(value);
    else if (value.trim() !== "") throw new XmlError("there is text outside its root element");
  };
  try {
    return parse();
  } catch (error) {
    if (error instanceof XmlError && error.line === undefined) throw new XmlError(error.message, placeAt(at).line);
    throw error;
  }

  function parse(): ParsedXmlElement {
    while (at < text.length) {
      if (text[at] !== "<") {
        const end = text.indexOf("<", at);
        const raw = text.slice(at, end < 0 ? undefined : end);
        addText(read(raw));
        at += raw.length;
      } else if (text.startsWith("<!--", at)) skipTo("-->", at + 4);
      else if (text.startsWith("<![CDATA[", at)) addText(skipTo("]]>", at + 9));
      else if (text.startsWith("<?", at)) skipTo("?>", at + 2);
      else if (text.startsWith("<!DOCTYPE", at) && !root) read = entityReader(readDoctype());
      else if (text.startsWith("</", at)) {
        at += 2;
        const name = match(NAME)?.[0] ?? "";
        const open = stack.pop();
        if (!open || open.name !== name || match(TAG_END)?.[1] !== "")
          throw new XmlError(`</${name}> is where ${open ? `</${open.name}>` : "nothing"} should`);
      } else readStart();
    }
    const open = stack.at(-1);
    if (open) throw new XmlError(`<${open.name}> is not closed`, open.line);
    if (!root) throw new XmlError("there is no element in it");
    return root;
  }

  function readStart(): void {
    const from = at++;
    const name = match(NAME)?.[0];
    const attributes = new Map<string, string>();
    for (let found = match(ATTRIBUTE); found; found = match(ATTRIBUTE)) {
      const [, key = "", double, single] = found;
      if (attributes.has(key)) throw new XmlError(`<${name}> has the attribute ${key} twice`);
      attributes.set(key, read(double ?? single ?? ""));
    }
    const end = name === undefined ? null : match(TAG_END);
    if (!end || name === undefined) throw new XmlError(`the tag "${text.slice(from, from + 20)}" is not well formed`);
    if (++count > MAX_ELEMENTS) throw new XmlError(`it has more than ${MAX_ELEMENTS} elements`);
    const element: Open = { name, attributes, children: [], line: placeAt(from).line };
    if (stack.length > 0) stack.at(-1)?.children.push(element);
    else if (root) throw new XmlError("there are two root elements");
    else root = element;
    if (end[1] !== "/") stack.push(element);
    if (stack.length > MAX_DEPTH) throw new XmlError(`its elements are nested deeper than ${MAX_DEPTH}`);
  }

  /** Returns the internal subset, "" without one. */
  function readDoctype(): string {
    for (let end = at + 9; end < text.length; end++) {
      const char = text[end];
      if (char === '"' || char === "'") end = text.indexOf(char, end + 1) >>> 0;
      else if (char === ">") {
        at = end + 1;
        return "";
      } else if (char === "[") {
        const close = /\]\s*>/g;
        close.lastIndex = end;
        const found = close.exec(text);
        if (!found) break;
        at = close.lastIndex;
        return text.slice(end + 1, found.index);
      }
    }
    throw new XmlError("its <!DOCTYPE is not closed");
  }
}
