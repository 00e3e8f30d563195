import { readFileSync, writeFileSync } from "node:fs";
import { catalogSource } from "./catalog-source.ts";

/** `pnpm gen`: writes core/src/tools/catalog.gen.ts from the tool folders. */
const file = new URL("../src/tools/catalog.gen.ts", import.meta.url);
const next = await catalogSource();
if (readFileSync(file, "utf8") !== next) {
  writeFileSync(file, next);
  process.stdout.write("catalog.gen.ts: written\n");
} else process.stdout.write("catalog.gen.ts: nothing to change\n");
