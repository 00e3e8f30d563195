import { themes } from "../../markdown/theme/themes.ts";
import { parseMarkdown } from "../../markdown/parse/parse-markdown.ts";
import type { Ports } from "../../../ports/index.ts";
import { hex } from "../../../text/bytes.ts";
import { writePdf } from "../pdf/write-pdf.ts";
import { setDocument } from "../set-document.ts";
import { styleOfTheme } from "../style-of-theme.ts";
import { PARITY_TEXT } from "./sample.ts";

type ParityPorts = Pick<Ports, "assets" | "canvas" | "deflate" | "digest" | "images">;

/** SHA-256 of the sample's file, in hex. */
export async function parityDigest(ports: ParityPorts): Promise<string> {
  const document = parseMarkdown(PARITY_TEXT);
  const { signal } = new AbortController();
  const options = {
    style: styleOfTheme(themes.academic),
    page: { width: 595.28, height: 841.89, margin: 62 },
    furniture: { header: "{title}", footer: "{page} / {pages}" },
    hasTitle: true,
    hasContents: false,
    findFile: async () => undefined,
  };
  const warn = (message: string) => {
    throw new Error(message);
  };
  const list = await setDocument(document, options, ports, { signal, warn });
  const now = new Date(Date.UTC(2026, 0, 15, 12));
  const bytes = await writePdf(list, document.frontMatter, { now, signal, progress: () => {} });
  return hex(await ports.digest.digest("SHA-256", bytes));
}
