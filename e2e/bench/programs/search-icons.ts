/* Prints the milliseconds of the slowest of many searches in the bundled icons, each run once the engine is warm. */
import { readFileSync } from "node:fs";
import { loadIcons } from "@toolbox/core/tools/icon/load-icons.ts";
import { iconSearch } from "@toolbox/core/tools/icon/search-icons.ts";

const assets = {
  read: async (name: string) => new Uint8Array(readFileSync(new URL(`../../../core/assets/${name}`, import.meta.url))),
};
const { icons } = await loadIcons({ assets });
const search = iconSearch(icons);
// Every key of words people look for: the first letters find the most.
const queries = ["trash", "arrow left", "user plus", "chart", "zzz", "settings"].flatMap((words) =>
  [...words].map((_, at) => words.slice(0, at + 1)),
);
for (let round = 0; round < 20; round++) for (const query of queries) search(query);
const times = queries.map((query) => {
  const start = performance.now();
  search(query);
  return performance.now() - start;
});
process.stdout.write(`${Math.max(...times)}\n`);
