import type { Ports } from "../ports/index.ts";
import type { Work } from "../tool/run-context.ts";
import type { DisplayList } from "../documents/print/display-list.ts";
import { loadTypeCase, type OwnFont } from "../documents/print/fonts/load-font-set.ts";
import { layoutDocument, type LayoutOptions } from "../documents/print/layout/layout-document.ts";
import { type FindFile, loadPictures } from "../documents/print/load-pictures.ts";
import { lostCharacters } from "../documents/print/lost-characters.ts";
import type { DocumentModel } from "./model.ts";
import { surveyDocument } from "../documents/print/collect-resources.ts";

export interface SetOptions extends Omit<LayoutOptions, "pictures" | "signal"> {
  readonly findFile: FindFile;
  readonly ownFont?: OwnFont | undefined;
}

/**
 * Sets a document: finds out what type and images it needs, loads them, and lays it out. Says through `work.warn` which
 * images are missing and which characters no font has.
 */
export async function setDocument(
  model: DocumentModel,
  options: SetOptions,
  ports: Pick<Ports, "assets" | "canvas" | "deflate" | "images">,
  work: Pick<Work, "signal" | "warn">,
): Promise<DisplayList> {
  const { header, footer } = options.furniture;
  // the ellipsis: what is too long for them is cut
  const survey = surveyDocument(model, options.style, [header, footer, "…"]);
  const [type, { pictures, notices }] = await Promise.all([
    loadTypeCase(ports, survey, options.ownFont),
    loadPictures(survey.images, options.findFile, ports, work.signal),
  ]);
  for (const notice of notices) work.warn(notice);
  const lost = lostCharacters(survey, type);
  if (lost !== undefined) work.warn(lost);
  return layoutDocument(model, type, { ...options, pictures, signal: work.signal });
}
