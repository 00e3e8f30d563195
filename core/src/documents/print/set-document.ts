import type { MarkdownDocument } from "../markdown/document-model.ts";
import type { Ports } from "../../ports/index.ts";
import type { RunContext } from "../../tool/run-context.ts";
import { collectResources } from "./collect-resources.ts";
import { colorCode } from "./color-code.ts";
import type { DisplayList } from "./display-list.ts";
import { loadFontSet, type OwnFont } from "./fonts/load-font-set.ts";
import { layoutDocument } from "./layout/layout-document.ts";
import type { LayoutOptions } from "./layout/layout-options.ts";
import { type FindFile, loadPictures } from "./load-pictures.ts";
import { lostCharacters } from "./lost-characters.ts";

export interface SetOptions extends Omit<LayoutOptions, "pictures" | "coloredCode" | "signal"> {
  readonly findFile: FindFile;
  readonly ownFont?: OwnFont | undefined;
}

/**
 * Sets a document: finds out what type and images it needs, loads them, and lays it out. Says through `context.warn` which
 * images are missing and which characters no font has.
 * @example
 * const document = parseMarkdown("# Tea");
 * const list = await setDocument(document, {
 *   style: styleOfTheme(themes.github),
 *   page: { width: 595.28, height: 841.89, margin: 62 }, // A4
 *   furniture: { header: "{title}", footer: "{page} / {pages}" },
 *   hasTitle: false,
 *   hasContents: false,
 *   findFile: async () => undefined, // no pictures
 * }, ports, context);
 */
export async function setDocument(
  document: MarkdownDocument,
  options: SetOptions,
  ports: Pick<Ports, "assets" | "canvas" | "deflate" | "images">,
  context: Pick<RunContext, "signal" | "warn">,
): Promise<DisplayList> {
  const { header, footer } = options.furniture;
  const coloredCode = await colorCode(document);
  // the ellipsis: what is too long for them is cut
  const resources = collectResources(document, { style: options.style, coloredCode, extra: [header, footer, "…"] });
  const [type, { pictures, notices }] = await Promise.all([
    loadFontSet(ports, resources, options.ownFont),
    loadPictures(resources.images, options.findFile, ports, context.signal),
  ]);
  for (const notice of notices) context.warn(notice);
  const lost = lostCharacters(resources, type);
  if (lost !== undefined) context.warn(lost);
  return layoutDocument(document, type, { ...options, pictures, coloredCode, signal: context.signal });
}
