import type { Ports } from "../ports/index.ts";
import type { AnyTool } from "./define-tool.ts";
import { ToolError, InputError } from "./errors.ts";
import { readInput } from "./input/read-input.ts";
import type { RunContext } from "./run-context.ts";
import type { Run } from "./output.ts";

const idle: Pick<RunContext, "progress" | "signal"> = { progress: () => {}, signal: new AbortController().signal };

/**
 * The only way a host runs a tool. Reads the input, checks it, generates. Never throws for what a user typed or for
 * what a host failed at; whatever else is thrown is a bug in Toolbox and passes through.
 * @param raw values by field as the host collected them, not judged yet; what is left out has its initial value
 * @example
 * const run = await runTool(tool, { title: "Hello" }, ports, { signal });
 * if (run.ok) await ports.sink.save(run.outputs);
 * else for (const { field, message } of run.issues) show(field, message);
 */
export async function runTool(
  tool: AnyTool,
  raw: Readonly<Record<string, unknown>>,
  ports: Ports,
  context: Partial<RunContext> = {},
): Promise<Run> {
  const reading = readInput(tool.fields, raw);
  if (!reading.ok) return { ok: false, reason: "input", issues: reading.issues };
  const issues = tool.check?.(reading.input) ?? [];
  if (issues.length > 0) return { ok: false, reason: "input", issues };
  const warnings: string[] = [];
  const signal = context.signal ?? idle.signal;
  const warn = (message: string) => {
    warnings.push(message);
    context.warn?.(message);
  };
  try {
    const outputs = await tool.generate(reading.input, ports, { ...idle, ...context, signal, warn });
    return { ok: true, outputs, warnings };
  } catch (error) {
    if (signal.aborted) return { ok: false, reason: "aborted", issues: [{ message: "Stopped." }] };
    if (error instanceof InputError) return { ok: false, reason: "input", issues: error.issues };
    if (error instanceof ToolError) return refusal(error);
    throw error;
  }
}

// What a host fails at because of one field's content is that field's issue.
function refusal({ message, field }: ToolError): Run {
  if (field === undefined) return { ok: false, reason: "failed", issues: [{ message }] };
  return { ok: false, reason: "input", issues: [{ field, message }] };
}
