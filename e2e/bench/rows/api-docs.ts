import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { benchSession } from "../measure/bench-session.ts";
import { madeDescriptionFile } from "../generated/generated-description.ts";
import type { Row } from "../row.ts";

const program = fileURLToPath(new URL("../../../cli/dist/toolbox.js", import.meta.url));
const file = madeDescriptionFile(3);

/** A script that parses and validates the description with the library of a well-known host of API docs. */
function peer(): string | undefined {
  const folder = path.join(tmpdir(), "toolbox-bench", "readme-openapi-parser-9.0.0");
  if (!existsSync(path.join(folder, "node_modules/@readme/openapi-parser"))) {
    mkdirSync(folder, { recursive: true });
    const wanted = ["@readme/openapi-parser@9.0.0", "js-yaml@5.5.0"];
    spawnSync("npm", ["install", "--no-audit", "--no-fund", "--prefix", folder, ...wanted], { stdio: "ignore" });
  }
  if (!existsSync(path.join(folder, "node_modules/@readme/openapi-parser"))) {
    process.stderr.write(
      "Skipped: the API docs against @readme/openapi-parser 9.0.0, which npm cannot install here.\n",
    );
    return undefined;
  }
  const script = path.join(folder, "validate.mjs");
  const source = `import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { validate } from "@readme/openapi-parser";
const result = await validate(load(readFileSync(process.argv[2], "utf8")));
if (!result.valid) process.exit(1);
`;
  writeFileSync(script, source);
  return script;
}

const script = peer();

export const rows: readonly Row[] =
  script === undefined
    ? []
    : [
        {
          name: "api docs: 3 MB of YAML to HTML, against parsing and validating it with @readme/openapi-parser",
          a: {
            program: process.execPath,
            args: [program, "api-docs", file, "--only", "html", "--out", "-"],
            env: benchSession(),
          },
          b: { program: process.execPath, args: [script, file] },
          on: "wall",
          goal: 3,
          pairs: 5,
        },
      ];
