import { nodePorts } from "../../../cli/src/ports/index.ts";
import { runTool } from "../../../core/src/tool/run-tool.ts";
import { tool } from "../../../core/src/tools/favicon/tool.ts";

/* Fifty whole sets of twelve files, each as the command makes it. */
for (let set = 0; set < 50; set++) {
  const run = await runTool(tool, { text: `T${set % 10}` }, nodePorts);
  if (!run.ok || run.outputs.length !== 12) throw new Error(JSON.stringify(run));
}
