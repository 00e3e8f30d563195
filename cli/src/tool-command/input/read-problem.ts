import { MEMORY_LIMIT } from "../../shell/read-at-most.ts";

/** Why a file could not be read, as a sentence. Throws the error on when it is none of the file system's. */
export function readProblem(given: string, error: unknown): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case "ENOENT":
    case "ENOTDIR":
      return `There is no file "${given}".`;
    case "EISDIR":
      return `"${given}" is a folder. Give a file.`;
    case "EACCES":
    case "EPERM":
      return `"${given}" cannot be read: no permission.`;
    case "EFBIG":
      return `"${given}" has more than ${MEMORY_LIMIT / 1024 ** 2} MB, and no more is read at once.`;
    default:
      throw error;
  }
}
