import type { CodeTokenKind } from "../documents/markdown/theme/highlight-code.ts";

/** What a document says, whatever it was written in. Addresses are for layout to judge; nothing here is HTML. */
export interface DocumentModel {
  readonly title?: string;
  readonly subtitle?: string;
  readonly author?: string;
  /** As it shall be read, and as it is kept in the file's properties. */
  readonly date?: string;
  readonly subject?: string;
  readonly keywords?: readonly string[];
  /** BCP 47, such as `en`. */
  readonly language: string;
  readonly blocks: readonly Block[];
  /** In the order of their numbers, from 1. */
  readonly notes?: readonly Note[];
}

export interface Note {
  readonly blocks: readonly Block[];
}

export type Block =
  | HeadingBlock
  | ParagraphBlock
  | CodeBlock
  | QuoteBlock
  | ListBlock
  | TableBlock
  | { readonly kind: "rule" }
  | { readonly kind: "page-break" }
  | { readonly kind: "contents" };

interface Placed {
  /** The line of the source it starts on, from 1, for warnings. */
  readonly line?: number;
}

export interface HeadingBlock extends Placed {
  readonly kind: "heading";
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Unique in the document; links reach it as `#id`. */
  readonly id: string;
  readonly inlines: readonly Inline[];
}

export interface ParagraphBlock extends Placed {
  readonly kind: "paragraph";
  readonly inlines: readonly Inline[];
}

/** A piece of code of one color. */
export interface CodeRun {
  readonly text: string;
  readonly kind: CodeTokenKind;
}

export interface CodeBlock extends Placed {
  readonly kind: "code";
  readonly language?: string;
  readonly lines: readonly (readonly CodeRun[])[];
}

export interface QuoteBlock extends Placed {
  readonly kind: "quote";
  /** A colored one with a title of its own. */
  readonly tone?: "note" | "tip" | "important" | "warning" | "caution";
  readonly blocks: readonly Block[];
}

export interface ListBlock extends Placed {
  readonly kind: "list";
  /** The number of the first item; a bullet list without it. */
  readonly start?: number;
  readonly isTight: boolean;
  readonly items: readonly ListItem[];
}
export interface ListItem {
  /** A task, done or not. */
  readonly isDone?: boolean;
  readonly blocks: readonly Block[];
}

export type Alignment = "left" | "center" | "right";

export interface TableBlock extends Placed {
  readonly kind: "table";
  readonly alignments: readonly (Alignment | undefined)[];
  readonly head: readonly TableCell[];
  readonly rows: readonly (readonly TableCell[])[];
}
export interface TableCell {
  readonly inlines: readonly Inline[];
}

export type Inline =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "break" }
  | { readonly kind: "note"; readonly number: number }
  | ImageInline
  | { readonly kind: "link"; readonly target: string; readonly inlines: readonly Inline[] }
  | {
      readonly kind: "strong" | "emphasis" | "strike" | "underline" | "mark" | "super" | "sub" | "keyboard";
      readonly inlines: readonly Inline[];
    };

export interface ImageInline {
  readonly kind: "image";
  /** As the source names it: a path, or an address elsewhere, which is never fetched. */
  readonly source: string;
  readonly alt: string;
}
