import type { Heading, Image } from "../document-model.ts";
import type { CodeToken } from "../theme/highlight-code.ts";

/** How a document becomes HTML. Without any option links are those of `safeHref`, and pictures a labelled box. */
export interface HtmlOptions {
  /** The address a link gets; undefined for one that may not be followed. */
  readonly href?: (href: string) => string | undefined;
  /** Links to other sites open in a tab of their own. */
  readonly opensTabs?: boolean;
  /** What is shown for a picture; undefined for a box with its name and address. Sizes are pixels. */
  readonly image?: (
    image: Image,
  ) => { readonly src: string; readonly width?: number; readonly height?: number } | undefined;
  /** Colors code; plain without it. */
  readonly highlight?: (language: string, code: string) => readonly (readonly CodeToken[])[];
  /** Raw HTML is read as `readHtml` does it; shown as text without it. */
  readonly readsHtml?: boolean;
  /** For the table of contents. */
  readonly headings?: readonly Heading[];
  /** Added to every heading level, so that a page's own title can be its only `h1`. */
  readonly headingShift?: number;
  /** Each heading links to itself. */
  readonly anchors?: boolean;
}
