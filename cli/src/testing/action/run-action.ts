import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { load } from "js-yaml";
import { onTestFinished } from "vitest";

/** The root of this project, as the runner has it when another repository uses the action. */
export const actionPath = fileURLToPath(new URL("../../../..", import.meta.url));

interface Definition {
  readonly inputs: Readonly<Record<string, { readonly default: string; readonly description: string }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: { readonly steps: readonly { id: string; shell: string; run: string; env: Record<string, string> }[] };
}
export const definition = load(readFileSync(path.join(actionPath, "action.yml"), "utf8")) as Definition;

interface Given {
  /** The checkout that the workflow works on. */
  readonly workspace: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly event?: unknown;
  /** On top of what a runner sets; PATH included. */
  readonly env?: Readonly<Record<string, string>>;
  readonly action?: string;
  /** The runner's folder of the job; a fresh one by default. */
  readonly temp?: string;
}

export interface Done {
  readonly status: number;
  readonly log: string;
  readonly summary: string;
  readonly outputs: Readonly<Record<string, string>>;
}

/** Runs the steps of action.yml as a runner of GitHub does: inputs into `env`, files for outputs and summary. */
export async function runAction({ workspace, inputs = {}, event = {}, env = {}, action, temp }: Given): Promise<Done> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "toolbox-runner-")));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = (name: string, text = "") => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  mkdirSync(path.join(folder, "temp"));
  const known: Record<string, string> = { "github.token": env["GITHUB_TOKEN"] ?? "" };
  const fill = (text: string) => text.replaceAll(/\$\{\{ (.+?) \}\}/g, (_, name: string) => known[name] ?? "");
  for (const [name, input] of Object.entries(definition.inputs))
    known[`inputs.${name}`] = inputs[name] ?? fill(input.default);
  const runner = {
    ...env,
    GITHUB_ACTIONS: "true",
    GITHUB_ACTION_PATH: action ?? actionPath,
    GITHUB_WORKSPACE: workspace,
    GITHUB_EVENT_PATH: file("event.json", JSON.stringify(event)),
    GITHUB_STEP_SUMMARY: file("summary.md"),
    RUNNER_TEMP: temp ?? path.join(folder, "temp"),
  };
  let log = "";
  let status = 0;
  for (const step of definition.runs.steps) {
    const own = Object.entries(step.env).map(([name, value]) => [name, fill(value)]);
    const output = file(`${step.id}-output`);
    const script = file(`${step.id}.sh`, fill(step.run));
    const all = { ...runner, ...(Object.fromEntries(own) as Record<string, string>), GITHUB_OUTPUT: output };
    const done = await run("bash", ["--noprofile", "--norc", "-eo", "pipefail", script], workspace, all);
    log += done.log;
    status = done.status;
    for (const [name, value] of Object.entries(readOutputs(output))) known[`steps.${step.id}.outputs.${name}`] = value;
    if (status !== 0) break;
  }
  const outputs = Object.entries(definition.outputs).map(([name, { value }]) => [name, fill(value)]);
  const summary = readFileSync(runner.GITHUB_STEP_SUMMARY, "utf8");
  return { status, log, summary, outputs: Object.fromEntries(outputs) as Record<string, string> };
}

async function run(command: string, args: readonly string[], cwd: string, env: Record<string, string>) {
  const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  let log = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (log += text));
  const status = await new Promise<number>((resolve, reject) => {
    child.on("error", reject).on("close", (code) => resolve(code ?? 1));
  });
  return { status, log };
}

/** `name=value` and `name<<END … END`, as a runner reads them. */
function readOutputs(file: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    const [, name, end] = /^(\w+)<<(.+)$/.exec(line) ?? [];
    if (name !== undefined && end !== undefined) {
      outputs[name] = lines.splice(0, lines.indexOf(end)).join("\n");
      lines.shift();
    } else if (line !== "") outputs[line.slice(0, line.indexOf("="))] = line.slice(line.indexOf("=") + 1);
  }
  return outputs;
}
