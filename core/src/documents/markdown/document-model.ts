import type { FrontMatter } from "./front-matter/front-matter.ts";

/*
 * A Markdown document as plain data: what the preview, the blog and the PDF are made from. It says what a text means,
 * never how it looks. Every block knows the lines of the source it came from.
 */

/** First and last line of the source, both included, counted from 1 in the whole file (front matter too). */
export interface SourceLines {
  readonly from: number;
  readonly to: number;
}

export interface MarkdownDocument {
  readonly frontMatter: FrontMatter;
  readonly blocks: readonly Block[];
  /** In the order of their first reference; `number` is the place in this list, from 1. */
  readonly footnotes: readonly Footnote[];
  /** What the reader could not follow, by line. The document is whole without them. */
  readonly problems: readonly MarkdownProblem[];
}

/** A sentence for the user about one line of the source. */
export interface MarkdownProblem {
  readonly line: number;
  readonly message: string;
}

export type Block = Heading | Paragraph | List | Table | Code | Quote | Rule | HtmlBlock | PageBreak | ContentsPlace;

interface Placed {
  readonly lines: SourceLines;
}

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** Where HTML around it says so. */
interface Aligned {
  readonly align?: CellAlign;
}

export interface Heading extends Placed, Aligned {
  readonly kind: "heading";
  readonly level: HeadingLevel;
  /** Unique in the document; links of the form `#slug` lead here. */
  readonly slug: string;
  readonly content: readonly Inline[];
}

export interface Paragraph extends Placed, Aligned {
  readonly kind: "paragraph";
  readonly content: readonly Inline[];
}

export interface List extends Placed {
  readonly kind: "list";
  readonly ordered: boolean;
  /** The number of the first item of an ordered list; 1 for others. */
  readonly start: number;
  /** No space between the items. */
  readonly tight: boolean;
  readonly items: readonly ListItem[];
}

export interface ListItem extends Placed {
  /** A task's box, ticked or not; null for an item that is not a task. */
  readonly checked: boolean | null;
  readonly blocks: readonly Block[];
}

export type CellAlign = "left" | "center" | "right";

export interface Table extends Placed {
  readonly kind: "table";
  /** One per column; null where the source says nothing. */
  readonly align: readonly (CellAlign | null)[];
  readonly head: TableRow;
  readonly rows: readonly TableRow[];
}

export interface TableRow extends Placed {
  /** As many as `align` has. */
  readonly cells: readonly (readonly Inline[])[];
}

export interface Code extends Placed {
  readonly kind: "code";
  /** The first word of the fence's info string, as written: "ts"; empty for none. */
  readonly language: string;
  /** The whole info string. */
  readonly info: string;
  /** Without the last line end. Tabs are kept. */
  readonly text: string;
}

/** The five alerts of GitHub: a quote whose first line is `[!NOTE]` and the like. */
export type Alert = "note" | "tip" | "important" | "warning" | "caution";

export interface Quote extends Placed {
  readonly kind: "quote";
  readonly alert: Alert | null;
  readonly blocks: readonly Block[];
}

export interface Rule extends Placed {
  readonly kind: "rule";
}

/** Raw HTML that was not read (see `parseMarkdown`). Show the source as text; never run it. */
export interface HtmlBlock extends Placed, Aligned {
  readonly kind: "html";
  readonly source: string;
}

/** `<!-- pagebreak -->` or `\newpage` on a line of its own. Stands only among the blocks of the document itself. */
export interface PageBreak extends Placed {
  readonly kind: "pageBreak";
}

/** `[TOC]` on a line of its own: the table of contents goes here. Stands only among the blocks of the document itself. */
export interface ContentsPlace extends Placed {
  readonly kind: "contents";
}

export interface Footnote extends Placed {
  readonly number: number;
  /** What the source calls it. */
  readonly label: string;
  /** How often it is referred to, at least once. */
  readonly references: number;
  readonly blocks: readonly Block[];
}

export type Inline = Text | Break | CodeSpan | Styled | Link | Image | HtmlSpan | FootnoteReference;

export interface Text {
  readonly kind: "text";
  readonly text: string;
}

/** A line end of the source; one that is not hard reads as a space. */
export interface Break {
  readonly kind: "break";
  readonly hard: boolean;
}

export interface CodeSpan {
  readonly kind: "codeSpan";
  readonly text: string;
}

export type InlineStyle =
  | "emphasis"
  | "strong"
  | "strike"
  | "subscript"
  | "superscript"
  | "keyboard"
  | "mark"
  | "underline";

export interface Styled {
  readonly kind: "styled";
  readonly style: InlineStyle;
  readonly content: readonly Inline[];
}

export interface Link {
  readonly kind: "link";
  /** As written, percent-encoded. Follow it only through `safeHref`. */
  readonly href: string;
  readonly title: string;
  readonly content: readonly Inline[];
}

export interface Image {
  readonly kind: "image";
  /** As written, percent-encoded: relative, remote or a `data:` URL. */
  readonly src: string;
  /** Plain text; may be empty. */
  readonly alt: string;
  readonly title: string;
  /** CSS pixels, where HTML says so. */
  readonly width?: number;
  readonly height?: number;
}

/** One raw tag inside a text, not read (see `parseMarkdown`). Show the source as text. */
export interface HtmlSpan {
  readonly kind: "html";
  readonly source: string;
}

export interface FootnoteReference {
  readonly kind: "footnote";
  /** The number of the footnote. */
  readonly number: number;
  /** Which of its references this is, from 1. */
  readonly reference: number;
}
