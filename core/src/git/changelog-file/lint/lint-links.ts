import { definitionsOf, normalizeLabel } from "../links/link-definitions.ts";
import { usedLabels } from "../links/used-labels.ts";
import { type LintProblem, lintError, lintWarning } from "./lint-problem.ts";
import type { ChangelogFile } from "../parse/parse.ts";

/** Checks the link reference definitions of a file against its headings and its text. */
export function lintLinks(file: ChangelogFile): readonly LintProblem[] {
  const definitions = definitionsOf(file);
  const first = new Map<string, number>();
  const duplicates = definitions.flatMap(({ label, line }) => {
    const earlier = first.get(normalizeLabel(label));
    if (earlier === undefined) first.set(normalizeLabel(label), line);
    if (earlier === undefined) return [];
    const message = `[${label}] is defined in line ${earlier} already, and the first definition counts. Remove one.`;
    return [lintWarning(line, "duplicate-link", message)];
  });
  const used = usedLabels([
    ...file.preamble,
    ...file.sections.flatMap(({ heading, blocks }) => [heading, ...blocks]),
    ...file.footer,
  ]);
  const unused = definitions
    .filter(({ label }) => !used.has(normalizeLabel(label)))
    .map(({ label, line }) =>
      lintWarning(line, "unused-link", `Nothing in the file uses the link [${label}]. Remove it.`),
    );
  return [...lintMissing(file, first), ...duplicates, ...unused];
}

/** A version in brackets is a link. Where no version has one, the file does without, which is fine. */
function lintMissing({ sections }: ChangelogFile, defined: ReadonlyMap<string, number>): readonly LintProblem[] {
  const named = sections.filter(({ release }) => release.kind !== "other" && release.link === "reference");
  const isDefined = (label: string) => defined.has(normalizeLabel(label));
  if (!named.some(({ release }) => isDefined(release.label))) return [];
  return named
    .filter(({ release }) => !isDefined(release.label))
    .map(({ heading, release: { label } }) =>
      lintError(
        heading.line,
        "missing-link",
        `[${label}] leads nowhere. Add its link at the end: [${label}]: https://…`,
      ),
    );
}
