interface Piece {
  /** The text as it stands in the file, line breaks included. */
  readonly raw: string;
  /** The number of its first line, from 1; 0 for a piece that was made, not read. */
  readonly line: number;
}

export interface HeadingBlock extends Piece {
  readonly kind: "heading";
  /** 1 to 6. */
  readonly level: number;
  /** Its text without hash signs and underline. */
  readonly title: string;
}

/** A top-level list item with all that belongs to it: further lines, nested items, code. */
export interface BulletBlock extends Piece {
  readonly kind: "bullet";
  /** `-`, `*`, `+`, or a number as `1.` */
  readonly marker: string;
}

/** A link reference definition: `[1.2.0]: https://…`. */
export interface DefinitionBlock extends Piece {
  readonly kind: "definition";
  readonly label: string;
  readonly url: string;
}

/** An HTML comment; what stands in it is not markup. */
export interface CommentBlock extends Piece {
  readonly kind: "comment";
  /** It runs to the end of the file. */
  readonly isUnclosed?: boolean;
}

/** One or more empty lines. */
export interface BlankBlock extends Piece {
  readonly kind: "blank";
}

/** Everything else: prose, quotes, tables, code, HTML, rules, front matter. */
export interface TextBlock extends Piece {
  readonly kind: "text";
  /** It is a fence of code or a verbatim block of HTML that runs to the end of the file. */
  readonly isUnclosed?: boolean;
}

/** A piece of a changelog. The pieces of a file, in their order, are the file. */
export type Block = HeadingBlock | BulletBlock | DefinitionBlock | CommentBlock | BlankBlock | TextBlock;
