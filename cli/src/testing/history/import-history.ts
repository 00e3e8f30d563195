import { execFileSync } from "node:child_process";
import { type HistoryShape, randomHistory } from "./random-history.ts";
import { type TempRepository, tempRepository } from "../temp-repository.ts";

/** A repository with a made-up history; its main branch is checked out nowhere. */
export function importHistory(shape: HistoryShape): TempRepository {
  const repository = tempRepository();
  execFileSync("git", ["fast-import", "--quiet"], {
    cwd: repository.folder,
    input: [...randomHistory(shape)].join(""),
  });
  return repository;
}
