import { Failure } from "../../../shell/failure.ts";
import { type GitShell, openRepository, type Repository } from "../../git/git.ts";

export type FullRepository = Repository & { readonly head: string };

/** Opens the repository for reading its history. Throws `Failure` without commits, and for a shallow clone. */
export async function openHistory(shell: GitShell, allowShallow: boolean): Promise<FullRepository> {
  const repository = await openRepository(shell);
  const { head } = repository;
  if (head === undefined)
    throw new Failure("failure", "This repository has no commits yet, so there is nothing to tell.", {
      next: 'Commit first, or write the changes yourself: toolbox changelog --entry "Add …".',
    });
  if (repository.isShallow && !allowShallow)
    throw new Failure("environment", "This clone is shallow: a part of the history is missing.", SHALLOW_ADVICE);
  return { ...repository, head };
}

const SHALLOW_ADVICE = {
  next: "Fetch it:",
  rows: [
    "  git fetch --unshallow --tags",
    "or in GitHub Actions:",
    "  - uses: actions/checkout@v4",
    "    with:",
    "      fetch-depth: 0",
    "or go on with what is there: --allow-shallow.",
  ],
};
