import path from "node:path";
import { groupEntries } from "@toolbox/core/git/changelog/entries/categories.ts";
import { entryText } from "@toolbox/core/git/changelog/output/entry-text.ts";
import { releaseBody, thanksTo } from "@toolbox/core/git/changelog/output/release-body.ts";
import type { HistoryRelease } from "@toolbox/core/git/changelog/history/releases-of-history.ts";
import { type Release, renderMarkdown } from "@toolbox/core/git/changelog/output/render.ts";
import { fillTemplate, TemplateProblem, type TemplateData } from "@toolbox/core/git/changelog/output/template.ts";
import { readProblem } from "../../tool-command/input/read-problem.ts";
import { Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import { readWhole } from "../../shell/read-at-most.ts";
import type { ReadReleases } from "./history/read-releases.ts";
import { releaseForTemplate, releaseJson } from "./release-json.ts";

/** The changelog as Markdown, without the marks that a file carries. */
export function markdownText({ releases, pages }: ReadReleases, project: string): string {
  const shown = releases.filter(({ version, entries }) => version !== undefined || entries.length > 0);
  return renderMarkdown({ project, releases: shown.map((release) => linkedRelease(release, pages)) });
}

function linkedRelease(release: HistoryRelease, pages: ReadReleases["pages"]): Release {
  const { version, date, url } = release;
  const closing = thanksTo(release);
  return {
    ...(version === undefined ? {} : { version }),
    ...(date === undefined ? {} : { date }),
    ...(url === undefined ? {} : { url }),
    changes: groupEntries(
      release.entries.map((entry) => ({ category: entry.category, text: entryText(entry, pages) })),
    ),
    ...(closing === undefined ? {} : { closing }),
  };
}

/** The changelog as JSON; of several packages as a list of them. */
export function jsonText(read: readonly ReadReleases[], project: string): string {
  const [whole] = read;
  const describe = ({ releases, pages }: ReadReleases) => releases.map((release) => releaseJson(release, pages));
  const data =
    whole && !whole.package
      ? { project, releases: describe(whole) }
      : { project, packages: read.map((each) => ({ ...each.package, releases: describe(each) })) };
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** The texts of releases for the page of a host, one after the other. */
export function releaseText({ releases, pages }: ReadReleases): string {
  return releases.map((release) => releaseBody(release, pages)).join("\n");
}

/** The changelog by a template of the user. Throws `Failure` "usage" for a file that is none. */
export async function templateText(read: ReadReleases, project: string, file: string, shell: Shell): Promise<string> {
  const place = path.resolve(shell.cwd, file);
  const bytes = await readWhole(place).catch((error: unknown) => {
    throw new Failure("usage", `--template: ${readProblem(file, error)}`, { cause: error });
  });
  const releases = read.releases.map((release) => releaseForTemplate(release, read.pages));
  const data = { project, package: read.package?.name ?? null, page: read.pages.page ?? null, releases };
  try {
    return fillTemplate(new TextDecoder().decode(bytes), data as unknown as TemplateData);
  } catch (error) {
    if (!(error instanceof TemplateProblem)) throw error;
    throw new Failure("usage", `${file}: ${error.message}`, { cause: error });
  }
}
