import { writeFileSync } from "node:fs";
import { configSchema } from "../src/config-file/config-schema.ts";

/** `pnpm gen`: writes the JSON Schema of toolbox.config.json from the sections of the configuration. */
const file = new URL("../assets/toolbox.config.schema.json", import.meta.url);
writeFileSync(file, `${JSON.stringify(configSchema(), undefined, 2)}\n`);
process.stdout.write("toolbox.config.schema.json: written\n");
