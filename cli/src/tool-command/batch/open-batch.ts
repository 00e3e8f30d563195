import path from "node:path";
import type { AnyTool } from "@toolbox/core";
import type { Shell } from "../../shell/shell.ts";
import { BatchLock } from "./batch-lock.ts";
import { type BatchFound, findBatch } from "./batch-inputs.ts";
import type { Delivery } from "../output/delivery.ts";

/**
 * Looks for the inputs of a batch, and for what earlier batches remember. Results of these, and a folder of results
 * inside the folder of inputs, are not inputs. Throws `Failure` "usage" when there is no input.
 */
export async function openBatch(
  tool: AnyTool,
  given: readonly string[],
  { out = "." }: Delivery,
  shell: Shell,
): Promise<BatchFound & { readonly lock: BatchLock }> {
  const folder = path.resolve(shell.cwd, out);
  const lock = BatchLock.open(folder);
  const skips = (target: string) => target === folder || lock.isResult(target);
  const endings = tool.batch?.endings ?? [];
  return { ...(await findBatch(given, { endings, cwd: shell.cwd, skips })), lock };
}
