import type { Ports } from "../src/ports/index.ts";
import type { AnyTool } from "../src/tool/define-tool.ts";
import type { RunContext } from "../src/tool/run-context.ts";
import { runTool } from "../src/tool/run-tool.ts";
import type { Run } from "../src/tool/output.ts";
import { defaultPorts } from "./default-ports.ts";
import { openFiles } from "./open-files.ts";
import type { AnyInput, Tool } from "./tool.ts";

/** What a caller may hear of a run, and how it stops one. */
export type RunOptions = Partial<RunContext>;

/**
 * Runs a tool. What is wrong with the input comes back as issues, each a sentence with its field, and so does what the
 * platform failed at; it throws for a bug alone. Nothing is saved, logged or fetched.
 * @param tool from its entry, such as `toolbox-core/tools/slug`
 * @param input values by field; what is left out has its initial value
 * @param ports what the tool may ask of its platform. Clock, chance, compression and hashes are there by themselves; to
 *   draw, give `nodePorts` of `toolbox-cli/node` or `browserPorts(…)` of `toolbox-core/browser`
 * @param options to stop a run (`signal`), and to hear its progress
 * @example
 * const result = await run(tool, { text: "Crème Brûlée" });
 * if (result.ok) console.log(result.outputs);
 * else for (const { field, message } of result.issues) console.error(field, message);
 */
export function run<Input extends object>(
  tool: Tool<Input>,
  input: NoInfer<Input>,
  ports: Partial<Ports> = {},
  options: RunOptions = {},
): Promise<Run> {
  const { ports: own, ...core } = tool;
  const values = openFiles(tool.fields, input as AnyInput);
  return runTool(core as unknown as AnyTool, values, { ...defaultPorts(tool.id), ...own, ...ports }, options);
}
