import { readFileSync, writeFileSync } from "node:fs";
import { houseMap, mapPage, withMap } from "./house-map.ts";
import { layers } from "./layers.ts";

/** `pnpm gen`: writes the map of the house into docs/architecture.md from the table of layers. */
const page = readFileSync(mapPage, "utf8");
const next = withMap(page, houseMap(layers));
if (page !== next) writeFileSync(mapPage, next);
process.stdout.write(`architecture.md: ${page === next ? "nothing to change" : "written"}\n`);
