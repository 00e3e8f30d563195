/** What a document says of itself between two `---` lines at its top. Absent keys are absent, never invented. */
export interface FrontMatter {
  readonly title?: string;
  /** Names, joined by commas when there are several. */
  readonly author?: string;
  /** As written; `YYYY-MM-DD`, with or without a time, or the reader has said so as a problem. */
  readonly date?: string;
  /** Like `date`: the last change. */
  readonly updated?: string;
  readonly description?: string;
  /** In the order of the source, each once. */
  readonly tags: readonly string[];
  /** A BCP 47 tag such as `en` or `pt-BR`. */
  readonly language?: string;
  /** The picture that stands for the document. */
  readonly image?: string;
  readonly slug?: string;
  readonly draft?: boolean;
  /** The keys Toolbox has no name for, as read. */
  readonly other: Readonly<Record<string, unknown>>;
  /** Where it stands; absent when the document has none. */
  readonly lines?: { readonly from: number; readonly to: number };
}

export const noFrontMatter: FrontMatter = { tags: [], other: {} };
