import { checkHead } from "../../documents/meta/check-head.ts";
import { readHead } from "../../documents/meta/read-head.ts";
import { checkSite, type PageText, type SiteCheck } from "../../documents/meta/site/check-site.ts";
import type { SiteFinding } from "../../documents/meta/site/site.ts";
import type { FileHandle } from "../../tool/input/file-handle.ts";
import type { RunContext } from "../../tool/run-context.ts";
import type { MetaCheckInput } from "./fields.ts";
import { byFolder, isPage, nameOf, readPage, siteFile, sourceOf } from "./read-pages.ts";

/** What was found in everything that was given; paths are as the user knows them, "" for what was pasted. */
export interface Found {
  readonly findings: readonly SiteFinding[];
  readonly sites: readonly (SiteCheck & { readonly folder: string })[];
  /** Pages that were given one by one. */
  readonly alone: number;
}

/** Checks folders as sites, pages given one by one and what was pasted by themselves. */
export async function find(
  { pages, html, siteUrl }: Pick<MetaCheckInput, "pages" | "html" | "siteUrl">,
  context: Pick<RunContext, "signal" | "progress">,
): Promise<Found> {
  const findings: SiteFinding[] = [];
  const sites: (SiteCheck & { folder: string })[] = [];
  let alone = 0;
  const checkAlone = (path: string, source: Awaited<ReturnType<typeof readPage>>) => {
    alone++;
    if ("html" in source) findings.push(...checkHead(readHead(source.html)).map((finding) => ({ path, ...finding })));
    else findings.push({ rule: "page-unread", severity: "error", path, message: source.problem });
  };
  if (pages.length === 0) checkAlone("", sourceOf(html, "What was pasted"));
  for (const { folder, files } of byFolder(pages)) {
    if (folder === undefined) {
      for (const file of files) checkAlone(pages.length === 1 ? "" : file.name, await readPage(file));
      continue;
    }
    const site = await checkFolder(files, siteUrl.trim(), context);
    const shown = folder.replace(/[\\/]+$/, "");
    sites.push({ ...site, folder: shown });
    findings.push(...site.findings.map((finding) => ({ ...finding, path: `${shown}/${finding.path}` })));
  }
  return { findings, sites, alone };
}

async function checkFolder(
  files: readonly FileHandle[],
  siteUrl: string,
  { signal, progress }: Pick<RunContext, "signal" | "progress">,
): Promise<SiteCheck> {
  const pages = files.filter(isPage);
  let done = 0;
  return checkSite(texts(), new Map(files.map((file) => [pathOf(file), siteFile(file, pathOf(file))])), {
    given: siteUrl === "" ? undefined : siteUrl.replace(/\/?$/, "/"),
    onPage() {
      signal.throwIfAborted();
      if (++done % 100 === 0) progress(done, pages.length * 2, "Checking pages");
    },
  });

  async function* texts(): AsyncGenerator<PageText> {
    for (const file of pages) yield { path: pathOf(file), ...(await readPage(file)) };
  }
}

const pathOf = (file: FileHandle): string => file.within?.path ?? nameOf(file);
