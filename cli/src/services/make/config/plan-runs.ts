import { type AnyTool, catalog, type CatalogEntry } from "@toolbox/core";
import type { MakeEntry } from "@toolbox/core/config-file/make-section.ts";
import pkg from "../../../../package.json" with { type: "json" };
import { Failure } from "../../../shell/failure.ts";
import { inEntry } from "./entry-failure.ts";
import { fieldsOfMany } from "./fields-of-many.ts";
import { canonical, hashOf } from "../../../lock/hash.ts";
import { runKey } from "../../../lock/lock.ts";
import type { MakeFile } from "./make-file.ts";

/** One run that the configuration asks for: a whole entry, or one file of its batch. */
export interface PlannedRun {
  readonly key: string;
  readonly name: string;
  readonly entry: MakeEntry;
  readonly part?: string;
  /** What the outputs of a batch's file are called after. */
  readonly stem?: string;
  /** Hash of what the configuration says of it. */
  readonly settings: string;
  /** The files that its globs and folders stand for just now, from the configuration's folder. */
  readonly found: readonly string[];
  /** The tool and the version of Toolbox: `og-image@0.2.0`. */
  readonly tool: string;
  load(): Promise<AnyTool>;
}

/** The runs of some entries, in the order given. Throws `Failure` "usage" for a batch without a file. */
export async function planRuns(names: readonly string[], file: MakeFile): Promise<readonly PlannedRun[]> {
  const planned: PlannedRun[] = [];
  for (const name of names) {
    const entry = file.entries.get(name);
    if (!entry)
      throw new Failure("usage", `There is no entry "${name}" under make.`, {
        next: `There are: ${[...file.entries.keys()].join(", ")}.`,
      });
    const load = loaderOf(entry.tool);
    const many = fieldsOfMany(entry, file);
    const found =
      many.length === 0
        ? []
        : await inEntry(name, file, async () => {
            const { foundFiles } = await import("./find-inputs.ts");
            return foundFiles(many, await load(), entry, file);
          });
    const tool = `${entry.tool}@${pkg.version}`;
    const common = { name, entry, settings: hashOf(canonical(entry)), found, tool, load };
    if (entry.batch === undefined) {
      planned.push({ ...common, key: runKey(name) });
      continue;
    }
    const { batchOf } = await import("./find-inputs.ts");
    const { batchStems } = await import("../../../tool-command/batch/batch-places.ts");
    const parts = await inEntry(name, file, async () => batchOf(await load(), entry, file));
    const stems = batchStems([...parts.values()]);
    for (const [part, input] of parts)
      planned.push({ ...common, key: runKey(name, part), part, stem: stems.get(input) ?? part });
  }
  return planned;
}

const toolsById: ReadonlyMap<string, CatalogEntry> = new Map(catalog.map((tool) => [tool.id, tool]));

/** How the code of a tool is loaded. Throws `Failure` "usage" for an id that no tool has. */
export function loaderOf(id: string): () => Promise<AnyTool> {
  const found = toolsById.get(id);
  if (!found) throw new Failure("usage", `There is no tool "${id}".`);
  return () => found.load();
}
