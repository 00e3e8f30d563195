import { unzlibSync, zlibSync } from "fflate";
import { readHtml } from "../../markdown/html/read-html.ts";
import { parseMarkdown } from "../../markdown/parse/parse-markdown.ts";
import { type ThemeId, themes } from "../../markdown/theme/themes.ts";
import { FAKE_NOW, fakePorts } from "../../../testing/fake-ports.ts";
import type { DisplayList } from "../display-list.ts";
import { writePdf } from "../pdf/write-pdf.ts";
import { setDocument, type SetOptions } from "../set-document.ts";
import { styleOfTheme } from "../style-of-theme.ts";

export interface SetMarkdown {
  readonly list: DisplayList;
  readonly warnings: readonly string[];
  pdf(): Promise<Uint8Array>;
}

// The fake's own copies bytes one by one, which a font of a megabyte would feel.
const quick = {
  deflate: async (bytes: Uint8Array) => zlibSync(bytes),
  inflate: async (bytes: Uint8Array) => unzlibSync(bytes),
};

export type MarkdownSetter = (
  text: string,
  options?: Partial<SetOptions> & { readonly theme?: ThemeId; readonly readsHtml?: boolean },
) => Promise<SetMarkdown>;

/** Sets Markdown texts on A4 with the real fonts. @param read gives the files of core/assets */
export function markdownSetter(read: (name: string) => Promise<Uint8Array>): MarkdownSetter {
  return (text, options = {}) => setMarkdown(text, options, read);
}

async function setMarkdown(
  text: string,
  options: NonNullable<Parameters<MarkdownSetter>[1]>,
  read: (name: string) => Promise<Uint8Array>,
): Promise<SetMarkdown> {
  const written = parseMarkdown(text);
  const document = options.readsHtml ? readHtml(written) : written;
  const { signal } = new AbortController();
  const warnings: string[] = [];
  const list = await setDocument(
    document,
    {
      style: styleOfTheme(themes[options.theme ?? "github"]),
      page: { width: 595.28, height: 841.89, margin: 62 },
      furniture: { header: "", footer: "" },
      hasTitle: false,
      hasContents: false,
      findFile: async () => undefined,
      ...options,
    },
    { ...fakePorts({ assets: { read } }), deflate: quick },
    { signal, warn: (message) => warnings.push(message) },
  );
  const pdf = () => writePdf(list, document.frontMatter, { now: FAKE_NOW, signal, progress: () => {} });
  return { list, warnings, pdf };
}

/** The words of each page in the order they are drawn, artifacts left out. */
export function pageTexts(list: DisplayList): string[] {
  return list.pages.map(({ marks }) =>
    marks
      .filter((mark) => mark.owner !== "artifact")
      .map((mark) => {
        if (mark.kind === "emoji") return mark.piece.text;
        if (mark.kind !== "text") return "";
        return mark.runs.map(({ actual, codes }) => actual ?? String.fromCodePoint(...codes.flat())).join("");
      })
      .join("|"),
  );
}
