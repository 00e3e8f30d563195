export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Tag[];
}

/** Reads an SVG fragment of elements and quoted attributes. Text, comments and entities are refused. */
export function readTags(source: string): Tag[] {
  const root: Tag & { children: Tag[] } = { name: "", attributes: {}, children: [] };
  const open: (Tag & { children: Tag[] })[] = [root];
  let at = 0;
  for (const match of source.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<>&]*")*)\s*(\/?)>/g)) {
    if (match.index !== at) throw new Error(`Unexpected text in SVG: ${source.slice(at, at + 60)}`);
    at = match.index + match[0].length;
    const [, closing, name = "", attributes = "", selfClosing] = match;
    if (closing) {
      if (open.pop()?.name !== name) throw new Error(`Unexpected </${name}> in SVG`);
      continue;
    }
    const tag = { name, attributes: readAttributes(attributes), children: [] };
    open.at(-1)?.children.push(tag);
    if (!selfClosing) open.push(tag);
  }
  if (at !== source.length || open.length !== 1) throw new Error(`Unfinished SVG: ${source.slice(-60)}`);
  return root.children;
}

function readAttributes(source: string): Record<string, string> {
  return Object.fromEntries(Array.from(source.matchAll(/([\w:-]+)="([^"]*)"/g), (match) => [match[1], match[2]]));
}
