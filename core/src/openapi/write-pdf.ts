import { fromMarkdown } from "../document/from-markdown.ts";
import { writePdf } from "../documents/print/pdf/write-pdf.ts";
import { setDocument } from "../document/set-document.ts";
import { styleOfTheme } from "../documents/print/style-of-theme.ts";
import { parseMarkdown } from "../documents/markdown/parse/parse-markdown.ts";
import { themes } from "../documents/markdown/theme/themes.ts";
import type { Ports } from "../ports/index.ts";
import type { Work } from "../tool/run-context.ts";
import type { Api } from "../documents/openapi/model/api.ts";
import { writeMarkdown } from "../documents/openapi/write/write-markdown.ts";

/** Points: A4. */
const page = { width: 595.28, height: 841.89, margin: 54 };

/** The documentation as a PDF on A4, with contents, outline and links: the Markdown of it, set on paper. */
export async function writeApiPdf(api: Api, ports: Ports, work: Work): Promise<Uint8Array> {
  const { highlightCode } = await import("../documents/markdown/theme/highlight-code.ts");
  const title = `${api.title} ${api.version}`.trim();
  const model = { ...fromMarkdown(parseMarkdown(writeMarkdown(api)), highlightCode), title };
  work.progress(0, 0, "setting pages");
  const options = {
    style: styleOfTheme(themes.github),
    page,
    furniture: { header: "", footer: "{page} / {pages}" },
    hasTitle: false,
    hasContents: true,
    findFile: () => Promise.resolve(undefined),
  };
  const list = await setDocument(model, options, ports, work);
  return writePdf(list, model, {
    now: ports.clock.now(),
    signal: work.signal,
    progress: (done, total) => work.progress(done, total, "writing pages"),
  });
}
