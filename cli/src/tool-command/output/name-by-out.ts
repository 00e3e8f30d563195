import { statSync } from "node:fs";
import path from "node:path";
import type { Output } from "@toolbox/core";
import type { Shell } from "../../shell/shell.ts";

interface Placed {
  readonly outputs: readonly Output[];
  readonly out: string | undefined;
}

/**
 * A single output with an `--out` whose last part has an ending: the output gets that name and the folder is what stands
 * before it. A folder that is there stays one, and so does any `--out` where several outputs are to be saved.
 */
export function nameByOut(outputs: readonly Output[], out: string | undefined, { cwd }: Pick<Shell, "cwd">): Placed {
  const isSingle = outputs.filter((output) => output.kind !== "facts").length === 1;
  const isName = out !== undefined && !/[\\/]$/.test(out) && path.extname(out) !== "" && path.basename(out) !== "..";
  if (!isSingle || !isName || isFolder(path.resolve(cwd, out))) return { outputs, out };
  const name = path.basename(out);
  return {
    outputs: outputs.map((output) => (output.kind === "facts" ? output : { ...output, name })),
    out: path.dirname(out),
  };
}

const isFolder = (place: string) => statSync(place, { throwIfNoEntry: false })?.isDirectory() === true;
