/* Reads the dump named first by PostgreSQL's own parser, from the folder named second, and prints what `own.ts` does. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { libpgFacts, type LibpgQuery } from "../../oracles/data/schema/libpg-facts.ts";

const [file = "", packages = ""] = process.argv.slice(2);
const entry = pathToFileURL(path.join(packages, "node_modules/libpg-query/wasm/index.js")).href;
const libpg = (await import(entry)) as LibpgQuery;
await libpg.loadModule();
process.stdout.write(JSON.stringify(libpgFacts(libpg, readFileSync(file, "utf8"))));
