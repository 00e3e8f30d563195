import type { FrontMatter } from "../../markdown/front-matter/front-matter.ts";

/** Properties of the file as XMP (ISO 16684-1), which pdfkit would write without escaping them. */
export function xmpDescription(frontMatter: FrontMatter, now: Date): string {
  const { title, author, description, tags } = frontMatter;
  const date = `${now.toISOString().slice(0, 19)}Z`;
  const words = tags.join(", ");
  const rows = [
    title && `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escape(title)}</rdf:li></rdf:Alt></dc:title>`,
    author && `<dc:creator><rdf:Seq><rdf:li>${escape(author)}</rdf:li></rdf:Seq></dc:creator>`,
    description &&
      `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escape(description)}</rdf:li></rdf:Alt></dc:description>`,
    `<dc:language><rdf:Bag><rdf:li>${escape(languageOf(frontMatter))}</rdf:li></rdf:Bag></dc:language>`,
    words && `<pdf:Keywords>${escape(words)}</pdf:Keywords>`,
    `<pdf:Producer>${PRODUCER}</pdf:Producer>`,
    `<xmp:CreatorTool>${CREATOR}</xmp:CreatorTool>`,
    // ISO 14289-1, clause 5: the file says that it is made to be read by everyone.
    "<pdfuaid:part>1</pdfuaid:part>",
    `<xmp:CreateDate>${date}</xmp:CreateDate>`,
    `<xmp:ModifyDate>${date}</xmp:ModifyDate>`,
  ].filter((row) => row !== undefined && row !== "");
  const spaces =
    'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"';
  return `\n<rdf:Description rdf:about="" ${spaces}>\n${rows.join("\n")}\n</rdf:Description>\n`;
}

/** BCP 47; a document that says none is taken for English. */
export const languageOf = ({ language }: FrontMatter): string => language ?? "en";

export const CREATOR = "Toolbox";
export const PRODUCER = "Toolbox with PDFKit";

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function escape(text: string): string {
  // XML 1.0 knows no other control characters
  return text
    .replaceAll(/[^\P{Cc}\t\n\r]|[\u{fffe}\u{ffff}]/gu, "")
    .replaceAll(/[&<>]/g, (char) => escapes[char] ?? "");
}
