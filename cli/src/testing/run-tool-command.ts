import { type AnyTool, runTool } from "@toolbox/core";
import { fakePorts } from "@toolbox/core/testing";
import { nodeAssets } from "../ports/assets/assets.ts";
import { explain } from "../shell/explain.ts";
import { runProgram } from "../program.ts";
import type { RunTool } from "../tool-command/run/produce.ts";
import { type FakeShell, fakeShell, type FakeShellOptions } from "./fake-shell.ts";

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly shell: FakeShell;
}

/**
 * Runs `toolbox <tool> …args` as the process would, in memory: the tool with fake ports but real assets, somebody signed in. What is
 * thrown becomes words on stderr and a code, as at the top of the process. @param run in place of the fake ports
 */
export async function runToolCommand(
  tool: AnyTool,
  args: readonly string[],
  options: FakeShellOptions = {},
  run: RunTool = (which, raw, context) => runTool(which, raw, fakePorts({ assets: nodeAssets }), context),
): Promise<Ran> {
  const shell = fakeShell(options);
  let code = 0;
  try {
    await runProgram([tool.id, ...args], "0.0.0", shell, {
      commands: [],
      tools: [{ ...tool, load: async () => tool }],
      requireSignIn: () => Promise.resolve(),
      runTool: run,
    });
  } catch (error) {
    const end = explain(error, shell.env);
    code = end.exitCode;
    await shell.stderr.write(end.words);
  }
  return { code, out: shell.out(), err: shell.err(), shell };
}
