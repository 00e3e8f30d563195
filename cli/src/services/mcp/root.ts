import { realpath } from "node:fs/promises";
import path from "node:path";
import { Failure } from "../../shell/failure.ts";

/** The folder an assistant may read and write in, and nothing above it. */
export interface Root {
  /** Absolute, free of symbolic links. */
  readonly folder: string;
  /**
   * Where a path leads that an assistant gave, absolute. Throws `Failure` "usage" for one that leaves the root, by `..`,
   * as an absolute path, or through a symbolic link.
   */
  locate(given: string): Promise<string>;
}

/** Opens the root. Throws `Failure` "usage" when the folder is not there. */
export async function openRoot(cwd: string, named: string): Promise<Root> {
  const folder = await realpath(path.resolve(cwd, named)).catch((cause: unknown) => {
    throw new Failure("usage", `--root: there is no folder "${named}".`, { cause });
  });
  const isOutside = (place: string) => {
    const way = path.relative(folder, place);
    return way === ".." || way.startsWith(`..${path.sep}`) || path.isAbsolute(way);
  };
  return {
    folder,
    async locate(given) {
      const place = path.resolve(folder, given);
      if (isOutside(place) || isOutside(await realPlace(place)))
        throw new Failure("usage", `"${given}" lies outside of ${folder}.`, {
          next: "Give a path in it; a symbolic link that leads out is not followed.",
        });
      return place;
    },
  };
}

/** Where a path really leads: of what is not there yet, the nearest folder above it that is. */
async function realPlace(place: string): Promise<string> {
  try {
    return await realpath(place);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const above = path.dirname(place);
    if ((code !== "ENOENT" && code !== "ENOTDIR") || above === place) throw error;
    return path.join(await realPlace(above), path.basename(place));
  }
}
