import { fileURLToPath } from "node:url";
import { importGraph } from "./import-graph.mjs";

const source = (file) => fileURLToPath(new URL(file, import.meta.url));
const catalog = source("../core/src/tools/catalog.gen.ts");

/**
 * Each file to open costs as much as all rules of the linter, and git waits for `toolbox lint` at each commit: what an
 * entry alone needs is one chunk, and so is what it shares with the tools, which shall load neither linter nor changelog.
 * A chunk takes along what its modules import and no earlier chunk has, so what is shared stands first.
 */
export function chunkGroups() {
  let chunkOf;
  const group = (name) => ({ name: (id, context) => ((chunkOf ??= chunks(context))(id) === name ? name : null) });
  // `--version` waits for none of the others.
  const manifest = { name: "package", test: /cli\/package\.json$/ };
  return [manifest, ...["process", "files", "lint", "changelog", "program"].map(group)];
}

/** Gives the chunk of a module, if it is not left to the bundler. */
function chunks(context) {
  const reach = importGraph(context);
  const everyRun = reach(source("src/shell/run-process.ts"));
  // A few lines that the linter, the changelog and the check of generated files share.
  const annotation = source("src/shell/annotation.ts");
  const lint = reach(source("src/fast-path.ts"));
  const lintLater = reach(source("src/services/lint/lint.ts"), { isLater: true });
  const changelog = reach(source("src/services/changelog/run.ts"));
  const program = reach(source("src/program.ts"));
  const everyTool = reach(source("src/tool-command/flags/declare-tool.ts"), { isLater: true, except: catalog });
  const anyTool = reach(source("src/tool-command/flags/declare-tool.ts"), { isLater: true });
  for (const id of reach(catalog, { isLater: true })) anyTool.add(id);
  return (id) => {
    if (everyRun.has(id) || id === annotation || (lintLater.has(id) && anyTool.has(id))) return "process";
    if (lint.has(id)) return "lint";
    if (changelog.has(id)) return everyTool.has(id) ? "files" : "changelog";
    return program.has(id) ? "program" : undefined;
  };
}
