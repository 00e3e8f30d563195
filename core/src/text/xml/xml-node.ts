/** An element of a parsed XML file. Names are as written, prefix included. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlElement | string)[];
}

/** As it was parsed: with the line its tag begins on, from 1. */
export interface ParsedXmlElement extends XmlElement {
  readonly line: number;
  readonly children: readonly (ParsedXmlElement | string)[];
}

/** Why a text is not valid XML that can be taken, in words that end a sentence. */
export class XmlError extends Error {
  override readonly name = "XmlError";
  readonly line: number | undefined;

  constructor(words: string, line?: number) {
    super(line === undefined ? words : `${words}, in line ${line}`);
    this.line = line;
  }
}

/** More elements than any drawing has. */
export const MAX_ELEMENTS = 100_000;
/** Deeper than any drawing goes, and shallow enough for every reader's stack. */
export const MAX_DEPTH = 200;
/** The most characters that a document's own entities may add. */
export const MAX_ENTITY_TEXT = 100_000;
