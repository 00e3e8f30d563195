import { writePdf } from "../../print/pdf/write-pdf.ts";
import { setDocument } from "../../print/set-document.ts";
import { styleOfTheme } from "../../print/style-of-theme.ts";
import { parseMarkdown } from "../../markdown/parse/parse-markdown.ts";
import { themes } from "../../markdown/theme/themes.ts";
import type { Ports } from "../../../ports/index.ts";
import type { RunContext } from "../../../tool/run-context.ts";
import type { Api } from "../model/api.ts";
import { writeMarkdown } from "./write-markdown.ts";

/** Points: A4. */
const page = { width: 595.28, height: 841.89, margin: 54 };

/** The documentation as a PDF on A4, with contents, outline and links: the Markdown of it, set on paper. */
export async function writeApiPdf(api: Api, ports: Ports, context: RunContext): Promise<Uint8Array> {
  const parsed = parseMarkdown(writeMarkdown(api));
  const frontMatter = { ...parsed.frontMatter, title: `${api.title} ${api.version}`.trim() };
  context.progress(0, 0, "setting pages");
  const options = {
    style: styleOfTheme(themes.github),
    page,
    furniture: { header: "", footer: "{page} / {pages}" },
    hasTitle: false,
    hasContents: true,
    findFile: () => Promise.resolve(undefined),
  };
  const list = await setDocument({ ...parsed, frontMatter }, options, ports, context);
  return writePdf(list, frontMatter, {
    now: ports.clock.now(),
    signal: context.signal,
    progress: (done, total) => context.progress(done, total, "writing pages"),
  });
}
