import { writeFileSync } from "node:fs";
import { configSchemaSource } from "./config-schema-source.ts";

/** `pnpm gen`: writes the JSON Schema of toolbox.config.json from the sections of the configuration and the catalogue. */
const file = new URL("../assets/toolbox.config.schema.json", import.meta.url);
writeFileSync(file, await configSchemaSource());
process.stdout.write("toolbox.config.schema.json: written\n");
