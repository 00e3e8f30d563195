import { unzlibSync } from "fflate";

/** A PDF as a test looks at it: its objects as text, its pages with their unpacked content. */
export interface ReadPdf {
  readonly objects: ReadonlyMap<number, string>;
  /** Content streams in the order of the pages. */
  readonly contents: readonly string[];
  readonly pages: readonly number[];
  readonly catalog: string;
}

/** Reads a file as our writer makes it: no object streams, no encryption, pages in one list. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  const objects = new Map<number, string>();
  const streams = new Map<number, string>();
  for (const match of file.matchAll(/(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/g)) {
    const [, id = "", body = ""] = match;
    const at = body.indexOf("\nstream\n");
    objects.set(Number(id), at < 0 ? body : body.slice(0, at));
    if (at < 0 || !body.includes("/FlateDecode")) continue;
    const start = match.index + match[0].indexOf("\nstream\n") + 8;
    const length = Number(/\/Length (\d+)/.exec(body)?.[1]);
    if (/\/(?:Width|FontFile|Length1)/.test(body)) continue;
    const plain = unzlibSync(bytes.subarray(start, start + length));
    streams.set(Number(id), Array.from(plain, (byte) => String.fromCharCode(byte)).join(""));
  }
  const catalog = [...objects.values()].find((body) => body.includes("/Type /Catalog")) ?? "";
  const tree = objects.get(Number(/\/Pages (\d+)/.exec(catalog)?.[1])) ?? "";
  const pages = references(/\/Kids \[([^\]]*)\]/.exec(tree)?.[1] ?? "");
  const contents = pages.map((id) => streams.get(Number(/\/Contents (\d+)/.exec(objects.get(id) ?? "")?.[1])) ?? "");
  return { objects, contents, pages, catalog };
}

/** Object numbers in a text. */
export function references(text: string): number[] {
  return [...text.matchAll(/(\d+) 0 R/g)].map((match) => Number(match[1]));
}

export interface TagNode {
  readonly role: string;
  readonly alt: string | undefined;
  readonly children: readonly TagNode[];
  /** `page:id` of the marked content that is its own. */
  readonly content: readonly string[];
}

/** The structure tree below the document element. */
export function readTags(pdf: ReadPdf): TagNode {
  const root = pdf.objects.get(Number(/\/StructTreeRoot (\d+)/.exec(pdf.catalog)?.[1])) ?? "";
  return readNode(Number(/\/K (\d+)/.exec(root)?.[1]));

  function readNode(id: number): TagNode {
    const body = pdf.objects.get(id) ?? "";
    const page = pdf.pages.indexOf(Number(/\/Pg (\d+)/.exec(body)?.[1]));
    const kids = /\/K (?:\[([^]*)\]|(\d+(?: 0 R)?))\n>>$/.exec(body);
    const text = kids?.[1] ?? kids?.[2] ?? "";
    const children: TagNode[] = [];
    const content: string[] = [];
    for (const kid of text.matchAll(/<<([^]*?)>>|(\d+) 0 R|(\d+)/g)) {
      if (kid[2] !== undefined) children.push(readNode(Number(kid[2])));
      else if (kid[3] !== undefined) content.push(`${page}:${kid[3]}`);
      else if (kid[1]?.includes("/MCR"))
        content.push(
          `${pdf.pages.indexOf(Number(/\/Pg (\d+)/.exec(kid[1])?.[1]))}:${/\/MCID (\d+)/.exec(kid[1])?.[1]}`,
        );
    }
    return { role: /\/S \/(\w+)/.exec(body)?.[1] ?? "", alt: /\/Alt \(([^)]*)\)/.exec(body)?.[1], children, content };
  }
}

/** Every node of a tree, the root first. */
export function allTags(node: TagNode): TagNode[] {
  return [node, ...node.children.flatMap(allTags)];
}
