import type { ColoredCode } from "../color-code.ts";
import type { LoadedPicture } from "../display-list.ts";
import type { DocumentStyle } from "../style.ts";

/** Points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

export interface LayoutOptions {
  readonly style: DocumentStyle;
  readonly page: PageSize;
  readonly furniture: HeaderFooter;
  /** Title, author and date above the text. */
  readonly hasTitle: boolean;
  /** Author and date under the heading that the text begins with, when that is its title. */
  readonly hasByline?: boolean;
  /** A table of contents before the text; one that the text itself asks for stands where it asks. */
  readonly hasContents: boolean;
  readonly pictures: ReadonlyMap<string, LoadedPicture>;
  readonly coloredCode: ColoredCode;
  readonly signal: AbortSignal;
}

/** What stands in the margins of every page: a text in up to three parts, parted by `|`, with placeholders. */
export interface HeaderFooter {
  readonly header: string;
  readonly footer: string;
}
