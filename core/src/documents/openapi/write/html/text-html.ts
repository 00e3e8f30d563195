import { parseMarkdown } from "../../../markdown/parse/parse-markdown.ts";
import { renderHtml } from "../../../markdown/html/render-html.ts";
import { escapeHtml } from "../../../../text/escape.ts";

/** Descriptions repeat (every 404 of an API says the same), so each is read once per document. */
export class Words {
  readonly #known = new Map<string, string>();

  /** A description in CommonMark as HTML. Raw HTML in it is shown, never followed; pictures are a labelled box. */
  html(text: string, level = 3): string {
    if (text.trim() === "") return "";
    const key = `${level}${text}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const made = isPlain(text) ? `<p>${escapeHtml(text.trim())}</p>\n` : rendered(text, level);
    this.#known.set(key, made);
    return made;
  }
}

// No sign of Markdown, no address, one paragraph: most descriptions of fields.
const isPlain = (text: string) =>
  /^[\w\s,.;:'"()/%?+–—-]*$/.test(text) && !/\n|^\s*(\d+[.)]|[-+])\s|:\/\/|www\.|_|^ {4}|@|--/.test(text.trim());

function rendered(text: string, level: number): string {
  // A rule at the start would be taken for the front matter of a file.
  const source = text.startsWith("---") ? `\n${text}` : text;
  return renderHtml(parseMarkdown(source), { headingShift: level, opensTabs: false }).replaceAll(
    /<h([1-6]) id="[^"]*">/g,
    "<h$1>",
  );
}
