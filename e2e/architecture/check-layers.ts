import { fixedPart, isBelow, isHeld, layerFinder, standsAlone } from "./layer-of.ts";
import { isTest, layers as house, testLayers } from "./layers.ts";
import type { Import } from "./read-imports.ts";
import type { Layer } from "./table/layer.ts";

const PURE = " Core is pure: take it through a port (docs/decisions/0002-core-is-pure.md).";

/** Every import that the table does not allow: the file, what it imports and the rule of its row. */
export function checkLayers(imports: readonly Import[], layers: readonly Layer[] = house): string[] {
  const layerOf = layerFinder(layers);
  return imports.flatMap(({ from, to, written }) => {
    const row = layerOf(from);
    if (row === undefined) return [];
    const what = `${from} imports ${to}${written === to ? "" : ` ("${written}")`}`;
    if (isTest(to) && !isTest(from)) return [`${what}, which is for tests alone.`];
    if (allows(row, to)) return [];
    const alone = layers.find((one) => areNeighbors(one, from, to));
    if (alone !== undefined) return [`${what}. A folder of ${alone.folder} imports no other one. ${rule(row)}`];
    const tests = isTest(from) ? testLayers.find(({ folder }) => isBelow(folder, from)) : undefined;
    if (layerOf(to) === row || (tests && allows(tests, to))) return [];
    return [`${what}. ${rule(row)}${from.startsWith("core/src/") && to.startsWith("node:") ? PURE : ""}`];
  });
}

/** The name of a package, or the beginning of names. */
export const isNamed = (name: string, to: string): boolean =>
  name.endsWith("*") ? to.startsWith(name.slice(0, -1)) : to === name;

const allows = ({ imports, packages = [] }: Layer, to: string): boolean =>
  imports.some((folder) => isBelow(folder, to)) || packages.some((name) => isNamed(name, to));

/** Whether two files are in different subfolders of a row whose subfolders stand alone. */
function areNeighbors(row: Layer, from: string, to: string): boolean {
  const subfolder = (file: string) => file.slice(fixedPart(row.folder).length).split("/")[0];
  return standsAlone(row) && isHeld(row, from) && isHeld(row, to) && subfolder(from) !== subfolder(to);
}

function rule({ folder, imports, packages = [] }: Layer): string {
  const names = [...imports, ...packages].join(", ");
  return `${folder} may import ${names === "" ? "nothing but itself" : names}.`;
}
