import { isNamed } from "./check-layers.ts";
import { layerFinder } from "./layer-of.ts";
import { layers as house } from "./layers.ts";
import type { Import } from "./read-imports.ts";
import type { Layer } from "./table/layer.ts";

/** The files that no row holds, and the rows, single files and packages of the table that nothing needs. */
export function checkTable(
  files: readonly string[],
  imports: readonly Import[],
  layers: readonly Layer[] = house,
): string[] {
  const layerOf = layerFinder(layers);
  const held = new Set(files.map(layerOf));
  const used = new Map(layers.map((row) => [row, new Set<string>()]));
  for (const { from, to } of imports) used.get(layerOf(from) as Layer)?.add(to);
  return [
    ...files
      .filter((file) => layerOf(file) === undefined)
      .map((file) => `${file} is in no row of the table. Add its folder, what it holds and what it may import.`),
    ...layers.filter((row) => !held.has(row)).map(({ folder }) => `The row ${folder} holds no file.`),
    ...layers.flatMap((row) =>
      [...row.imports.filter((name) => /\.\w+$/.test(name)), ...(row.packages ?? [])]
        .filter((name) => ![...(used.get(row) ?? [])].some((to) => isNamed(name, to)))
        .map((name) => `Nothing in ${row.folder} imports ${name}. Take it out of the row.`),
    ),
  ];
}
