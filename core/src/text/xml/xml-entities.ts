import { MAX_ENTITY_TEXT, XmlError } from "./xml-node.ts";

const predefined: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/** Replaces references in text and attribute values. Those of the document itself are counted against a limit. */
export type ReadText = (raw: string) => string;

/**
 * @param subset the internal subset of the document type: drawing programs name their namespaces there. Entities that
 * refer to others, or to files, and parameter entities are refused: they are how a small file unpacks to a large one.
 */
export function entityReader(subset: string): ReadText {
  const own = new Map<string, string>();
  for (const [, name = "", double, single] of subset.matchAll(/<!ENTITY\s+([\w.:-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g)) {
    const value = double ?? single ?? "";
    if (/[&%<]/.test(value)) throw new XmlError("it has entities that unpack into others");
    if (!own.has(name)) own.set(name, value);
  }
  if (/<!ENTITY\s+%|<!ENTITY\s+[\w.:-]+\s+(?:SYSTEM|PUBLIC)/.test(subset))
    throw new XmlError("it has entities that point to other files");
  let added = 0;
  return (raw) =>
    raw.includes("&")
      ? raw.replace(/&(#x[0-9a-fA-F]{1,6}|#[0-9]{1,7}|[\w.:-]{1,100})?;?/g, (whole, name: string | undefined) => {
          if (name === undefined || !whole.endsWith(";")) throw new XmlError('it has an "&" that begins no entity');
          if (name.startsWith("#")) return character(name);
          const value = predefined[name] ?? own.get(name);
          if (value === undefined) throw new XmlError(`it uses the unknown entity "${name}"`);
          added += own.has(name) ? value.length : 0;
          if (added > MAX_ENTITY_TEXT) throw new XmlError("its entities unpack to too much");
          return value;
        })
      : raw;
}

function character(reference: string): string {
  const code = reference[1] === "x" ? Number.parseInt(reference.slice(2), 16) : Number(reference.slice(1));
  const isAllowed = code === 9 || code === 10 || code === 13 || (code >= 0x20 && code <= 0x10ffff);
  if (!isAllowed || (code >= 0xd800 && code <= 0xdfff))
    throw new XmlError(`it has the invalid character &${reference};`);
  return String.fromCodePoint(code);
}
