import type { Block } from "../parse/block.ts";
import { normalizeLabel } from "./link-definitions.ts";

/** The labels in brackets that blocks name, definitions aside: those a link reference definition may serve. */
export function usedLabels(blocks: readonly Block[]): ReadonlySet<string> {
  const labels = new Set<string>();
  for (const { kind, raw } of blocks)
    if (kind !== "definition")
      for (const [, label = ""] of raw.matchAll(/\[((?:[^[\]\\]|\\.)+)\]/gs)) labels.add(normalizeLabel(label));
  return labels;
}
