import type { Ports } from "../../ports/index.ts";
import { readJson } from "../../tool/read-json.ts";
import type { Icon, IconCategory, IconNode } from "./icon.ts";

interface IndexFile {
  readonly version: string;
  readonly icons: readonly (readonly [
    string,
    IconCategory,
    readonly string[],
    readonly string[],
    (readonly string[])?,
  ])[];
}

/** The whole bundled set of Lucide: about 150 KB compressed, so a page loads it when it is asked for. */
export interface IconSet {
  readonly version: string;
  readonly icons: readonly Icon[];
}

/**
 * Reads the set from the assets.
 * Throws `ToolError` "asset" when a file is missing or cannot be loaded.
 */
export async function loadIcons({ assets }: Pick<Ports, "assets">): Promise<IconSet> {
  const [index, nodes] = await Promise.all([
    readJson<IndexFile>(assets, "icons/index.json"),
    readJson<Readonly<Record<string, readonly IconNode[]>>>(assets, "icons/nodes.json"),
  ]);
  return {
    version: index.version,
    icons: index.icons.map(([name, category, aliases, tags, means = []]) => ({
      name,
      category,
      aliases,
      tags,
      means,
      nodes: nodes[name] ?? [],
    })),
  };
}
