import { beforeAll, describe, expect, it } from "vitest";
import { allTags, readPdf, type ReadPdf, readTags, type TagNode } from "../testing/read-pdf.ts";
import { markdownSetter } from "../testing/set-markdown.ts";
import { readAsset } from "../../../../scripts/read-asset.ts";

const setMarkdown = markdownSetter(readAsset);

const TEXT = `---
title: Tags & <order>
author: Ada
lang: de
---

# One

A paragraph with **bold**, \`code\`, [a link](https://example.org/ü), [one inside](#two) and a note.[^1] 🎉

## Two

- first
- [x] done
  1. deeper

> A quotation.

| A | B |
|---|---|
| 1 |   |

\`\`\`ts
const x = 1; // why
\`\`\`

![A cat](https://example.org/cat.png)

![](https://example.org/dog.png "A dog")

مرحبا بالعالم

[^1]: The note.
`;

let pdf: ReadPdf;
let tags: TagNode;
let bytes: Uint8Array;
const roles = (node: TagNode): unknown =>
  node.children.length === 0 ? node.role : { [node.role]: node.children.map(roles) };

beforeAll(async () => {
  const set = await setMarkdown(TEXT, {
    hasTitle: true,
    hasContents: true,
    furniture: { header: "{title}", footer: "{page} / {pages}" },
  });
  bytes = await set.pdf();
  pdf = readPdf(bytes);
  tags = readTags(pdf);
});

describe("a written PDF", () => {
  it("begins and ends as a PDF", () => {
    const text = String.fromCharCode(...bytes.subarray(0, 8), ...bytes.subarray(-6));
    expect(text).toBe("%PDF-1.7%%EOF\n");
  });

  it("says its language, its title, and that it is tagged", () => {
    expect(pdf.catalog).toContain("/Lang (de)");
    const all = [...pdf.objects.values()];
    expect(all).toContainEqual(expect.stringContaining("/DisplayDocTitle true"));
    expect(all).toContainEqual(expect.stringContaining("/Marked true"));
    expect(all).toContain("(Tags & <order>)");
  });

  it("has every element of the text in its order", () => {
    expect(tags.children.map(roles)).toEqual([
      "H1",
      "P",
      "H2",
      { TOC: [{ TOCI: [{ Reference: ["Link"] }] }, { TOCI: [{ Reference: ["Link"] }] }] },
      "H1",
      { P: ["Link", "Link", { Reference: ["Link"] }] },
      "H2",
      { L: [{ LI: ["Lbl", "LBody"] }, { LI: ["Lbl", { LBody: [{ L: [{ LI: ["Lbl", "LBody"] }] }] }] }] },
      { BlockQuote: ["P"] },
      { Table: [{ THead: [{ TR: ["TH", "TH"] }] }, { TBody: [{ TR: ["TD", "TD"] }] }] },
      { P: ["Code"] },
      { P: ["Figure"] },
      { P: ["Figure"] },
      "P",
      { Note: [{ Lbl: ["Link"] }, "P"] },
    ]);
  });

  it("says in words what a picture and a ticked box show: of a picture without words its title, not its file", () => {
    const alts = allTags(tags).flatMap(({ role, alt }) => (alt === undefined ? [] : [[role, alt]]));
    expect(alts).toEqual([
      ["Lbl", "Done"],
      ["Figure", "A cat"],
      ["Figure", "A dog"],
    ]);
  });

  it("draws nothing that is neither tagged nor an artifact", () => {
    for (const content of pdf.contents) {
      let open = 0;
      const bare: string[] = [];
      for (const line of content.split("\n")) {
        if (/\b(?:BDC|BMC)$/.test(line)) open++;
        if (open === 0 && /\b(?:TJ|Tj|f|S|B|Do)\b/.test(line)) bare.push(line);
        if (line === "EMC" || line.endsWith(" EMC")) open--;
        expect(open).toBeGreaterThanOrEqual(0);
      }
      expect([open, bare]).toEqual([0, []]);
    }
  });

  it("ties every marked content to one element", () => {
    const marked = pdf.contents.flatMap((content, page) =>
      [...content.matchAll(/\/MCID (\d+)/g)].map((match) => `${page}:${match[1]}`),
    );
    expect(
      allTags(tags)
        .flatMap(({ content }) => content)
        .toSorted(),
    ).toEqual(marked.toSorted());
    expect(new Set(marked).size).toBe(marked.length);
  });

  it("leads links to their places, and names them", () => {
    const links = [...pdf.objects.values()].filter((body) => body.includes("/Subtype /Link"));
    expect(links.filter((body) => body.includes("/URI (https://example.org/%C3%BC)")).length).toBe(1);
    expect(links.filter((body) => body.includes("/Dest [")).length).toBe(links.length - 1);
    expect(links.every((body) => /\/Contents \(/.test(body) && /\/StructParent \d/.test(body))).toBe(true);
  });

  it("lists the headings in the outline, each under its own", () => {
    const items = [...pdf.objects.values()].filter((body) => /\/Title \((?:One|Two)\)/.test(body));
    expect(items.length).toBe(2);
    expect(items.every((body) => /\/Dest \[\d+ 0 R \/XYZ 0 /.test(body))).toBe(true);
  });

  it("embeds every font as a subset that can be read back", () => {
    const all = [...pdf.objects.values()];
    const fonts = all.filter((body) => body.includes("/Subtype /Type0"));
    expect(fonts.length).toBeGreaterThan(3);
    expect(fonts.every((body) => /\/BaseFont \/[A-Z]{6}\+/.test(body) && body.includes("/ToUnicode"))).toBe(true);
    const names = fonts.map((body) => /\/BaseFont \/(\S+)/.exec(body)?.[1]);
    expect(new Set(names).size).toBe(names.length);
    expect(all.filter((body) => body.includes("/FontFile2")).length).toBe(fonts.length);
  });

  it("says that it is PDF/UA-1 (ISO 14289-1, clause 5), with a title, a language and marks", () => {
    const file = Buffer.from(bytes).toString("latin1");
    expect(file).toContain('xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"');
    expect(file).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(pdf.catalog).toMatch(/\/Lang \(de\)/);
    expect(file).toMatch(/\/Marked true/);
    expect(file).toMatch(/\/DisplayDocTitle true/);
  });
});

it.each([
  ["#### a\n\n###### b\n\n## c\n\n# d\n\n### e", ["H1", "H2", "H1", "H1", "H2"]],
  ["# a\n\n## b\n\n### c\n\n## d", ["H1", "H2", "H3", "H2"]],
])("the headings of %j skip no level", async (text, expected) => {
  const read = readTags(readPdf(await (await setMarkdown(text)).pdf()));
  expect(allTags(read).flatMap(({ role }) => (/^H\d$/.test(role) ? [role] : []))).toEqual(expected);
});

it("a table of a head alone has a body", async () => {
  const read = readTags(readPdf(await (await setMarkdown("| a |\n|---|")).pdf()));
  expect(allTags(read).flatMap(({ role }) => (role.startsWith("T") ? [role] : []))).toEqual([
    "Table",
    "TBody",
    "TR",
    "TH",
  ]);
});
