import { PageDrawer } from "../../documents/print/canvas/draw-page.ts";
import { setDocument } from "../../documents/print/set-document.ts";
import { styleOfTheme } from "../../documents/print/style-of-theme.ts";
import { writePdf } from "../../documents/print/pdf/write-pdf.ts";
import { parseMarkdown } from "../../documents/markdown/parse/parse-markdown.ts";
import { readHtml } from "../../documents/markdown/html/read-html.ts";
import { themes } from "../../documents/markdown/theme/themes.ts";
import { defineTool } from "../../tool/define-tool.ts";
import type { Output } from "../../tool/output.ts";
import { fields } from "./fields.ts";
import { prepareDocument } from "./prepare-document.ts";
import { readSources } from "./sources.ts";

/** Points. */
const papers = { a4: { width: 595.28, height: 841.89 }, letter: { width: 612, height: 792 } } as const;
const margins = { narrow: 40, normal: 62, wide: 84 } as const;

/** Characters; more would take longer than anybody waits. */
const MAX_LENGTH = 5 * 1024 * 1024;
/** Pixels for a point: a page as large as on a screen, 794 x 1123 for A4. */
const SCREEN = 96 / 72;

/** Markdown set on paper: a tagged PDF with embedded fonts, and its pages as pictures. */
export const tool = defineTool({
  id: "markdown-pdf",
  route: "/markdown-pdf",
  title: "Markdown to PDF",
  summary: "A real PDF of Markdown: links, outline, tagged text, five themes",
  aliases: ["md2pdf", "document", "print", "paper"],
  worker: { timeoutMs: 180_000 },
  action: {
    label: "Generate PDF",
    busyLabel: "Generating...",
    success: { title: "PDF Generated" },
    failure: "Failed to generate PDF. Please try again.",
  },
  positional: "documents",
  batch: { endings: ["md", "markdown"], read: (file) => ({ documents: [file] }) },
  fields,
  examples: [
    { name: "A serif paper with a table of contents", input: { theme: "academic", contents: true } },
    { name: "Dark, on Letter", input: { theme: "dark", paper: "letter", header: "{title} | {date}" } },
  ],
  check({ text, documents }) {
    if (documents.length > 0) return [];
    if (text.trim() === "") return [{ field: "text", message: "Write some Markdown, or give a file." }];
    if (text.length <= MAX_LENGTH) return [];
    const size = Math.ceil(text.length / MAX_LENGTH) * 5;
    return [
      { field: "text", message: `The text has nearly ${size} MB; at most 5 MB fit into one PDF. Split it into parts.` },
    ];
  },
  async generate(input, ports, context) {
    const { theme, paper, header, footer, contents } = input;
    const font = input.font ? { name: input.font.name, bytes: await input.font.bytes() } : undefined;
    const outputs: Output[] = [];
    for await (const source of readSources(input.text, input.documents, input.images)) {
      context.signal.throwIfAborted();
      const warn = (message: string) =>
        context.warn(input.documents.length > 1 ? `${source.name}: ${message}` : message);
      const written = parseMarkdown(source.text, { keepComments: !input.html });
      const parsed = input.html ? readHtml(written) : written;
      for (const { line, message } of parsed.problems) warn(`Line ${line}: ${message}`);
      const { document, hasTitle, hasByline } = prepareDocument(parsed, source.name);
      const options = {
        style: styleOfTheme(themes[theme]),
        page: { ...papers[paper], margin: margins[input.margins] },
        furniture: { header, footer },
        hasTitle,
        hasByline,
        hasContents: contents,
        findFile: source.findFile,
        ownFont: font,
      };
      const list = await setDocument(document, options, ports, { signal: context.signal, warn });
      const bytes = await writePdf(list, document.frontMatter, {
        now: ports.clock.now(),
        signal: context.signal,
        progress: (done, total) => context.progress(done, total, "Writing pages"),
      });
      outputs.push({ kind: "binary", name: `${source.name}.pdf`, label: "PDF", mime: "application/pdf", bytes });
      if (!input.pages) continue;
      const drawer = new PageDrawer(list, ports.canvas);
      const prefix = input.documents.length > 1 ? `${source.name}-` : "";
      for (const index of list.pages.keys()) {
        context.signal.throwIfAborted();
        context.progress(index, list.pages.length, "Drawing pages");
        const surface = drawer.draw(index, SCREEN);
        const { width, height } = surface;
        const name = `${prefix}page-${index + 1}.png`;
        outputs.push({
          kind: "binary",
          name,
          mime: "image/png",
          bytes: await surface.encode("image/png"),
          width,
          height,
        });
      }
    }
    return outputs;
  },
});
