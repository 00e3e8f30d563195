import type { Layer } from "./table/layer.ts";

/** Whether a folder or file is what a row names, or below it. */
export const isBelow = (folder: string, file: string): boolean => file === folder || file.startsWith(`${folder}/`);

/** What a row names before its `*.ts` or `<one>`. */
export const fixedPart = (folder: string): string => folder.replace(/[<*].*/, "");

/** Whether the subfolders of a row stand alone. */
export const standsAlone = ({ folder }: Layer): boolean => folder.includes("<");

/** Whether a row holds a file, when no longer one does. */
export function isHeld(row: Layer, file: string): boolean {
  const before = fixedPart(row.folder);
  if (before === row.folder) return isBelow(row.folder, file);
  return file.startsWith(before) && file.slice(before.length).includes("/") === standsAlone(row);
}

/** Finds the row of a file: of those that hold it, the longest. */
export function layerFinder(layers: readonly Layer[]): (file: string) => Layer | undefined {
  const longestFirst = layers.toSorted((a, b) => fixedPart(b.folder).length - fixedPart(a.folder).length);
  const found = new Map<string, Layer | undefined>();
  return (file) => {
    if (!found.has(file))
      found.set(
        file,
        longestFirst.find((row) => isHeld(row, file)),
      );
    return found.get(file);
  };
}
