import { type TempRepository, tempRepository } from "../temp-repository.ts";

/** A small history: 1.0.0, 1.0.1 and something new. */
export function releasedRepository(): TempRepository {
  const repository = tempRepository();
  const { commit, git } = repository;
  commit("feat(api): paging (#1)", "2026-01-01");
  commit("docs: explain paging", "2026-01-02");
  git("tag", "v1.0.0");
  commit("Fix address parsing", "2026-02-01");
  git("tag", "v1.0.1");
  git("tag", "nightly");
  commit("feat!: drop the old pages\n\nBREAKING CHANGE: ask for page 1", "2026-03-01");
  return repository;
}
