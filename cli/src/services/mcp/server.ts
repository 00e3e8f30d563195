import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { type CatalogEntry, closest, type RunContext } from "@toolbox/core";
import { Exit, Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import { asArguments } from "./as-arguments.ts";
import { callTool } from "./call-tool.ts";
import { gitResult, type GitTool, wrongArgument } from "./git-tools.ts";
import { quietShell } from "./quiet-shell.ts";
import type { Root } from "./root.ts";
import { toolDefinition } from "./tool-definition.ts";
import { refusedResult } from "./tool-result.ts";

export interface ServerOptions {
  readonly catalog: readonly CatalogEntry[];
  readonly gitTools: readonly GitTool[];
  readonly version: string;
  readonly root: Root;
  /** Offers nothing that saves files. */
  readonly isReadOnly: boolean;
  /** Throws `Failure` when nobody is signed in. Asked before each call, so that signing in needs no new start. */
  requireSignIn(shell: Shell): Promise<unknown>;
}

/**
 * A server of the Model Context Protocol (https://modelcontextprotocol.io/specification): every tool of the catalogue,
 * and the git commands that write nothing. What an assistant gave wrong is a result with `isError`, which it reads and
 * mends; only an unknown tool is an error of the protocol.
 */
export function mcpServer(options: ServerOptions, shell: Shell): Server {
  const { catalog, gitTools, version, root, isReadOnly } = options;
  const server = new Server(
    { name: "toolbox", title: "Toolbox", version },
    {
      capabilities: { tools: {} },
      instructions: `Generators for developers. Everything runs on this machine, without a network. Paths are relative to ${root.folder}; nothing outside of it is read or written.`,
    },
  );
  let listed: Promise<{ tools: ReturnType<typeof toolDefinition>[] }> | undefined;
  server.setRequestHandler("tools/list", () => (listed ??= list()));
  server.setRequestHandler("tools/call", async ({ params: { name, arguments: given = {} } }, context) => {
    try {
      return await call(name, given, context);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return refusedResult([{ message: asArguments([error.message, error.next ?? ""].join(" ").trim()) }]);
    }
  });
  return server;

  async function list() {
    const tools = await Promise.all(catalog.map(async (entry) => toolDefinition(await entry.load(), isReadOnly)));
    return { tools: [...tools, ...gitTools.map(({ definition }) => definition)] };
  }

  async function call(
    name: string,
    given: Readonly<Record<string, unknown>>,
    context: ServerContext,
  ): Promise<CallToolResult> {
    const { signal } = context.mcpReq;
    const own = quietShell(shell, root.folder, signal);
    const git = gitTools.find(({ definition }) => definition.name === name);
    if (git) {
      const wrong = wrongArgument(git, given);
      if (wrong !== undefined) return refusedResult([{ message: wrong }]);
      if (!git.worksSignedOut) await options.requireSignIn(shell);
      await git.run(given, own).catch((error: unknown) => {
        if (!(error instanceof Exit)) throw error;
      });
      return gitResult(own);
    }
    const entry = catalog.find(({ id }) => id === name);
    if (!entry) throw unknownTool(name);
    await options.requireSignIn(shell);
    return callTool(await entry.load(), given, root, own, { signal, progress: reporter(context) }, isReadOnly);
  }

  function unknownTool(name: string): ProtocolError {
    const names = [...catalog.map(({ id }) => id), ...gitTools.map(({ definition }) => definition.name)];
    const near = closest(name, names);
    const advice = near === undefined ? "Ask tools/list for what there is." : `Did you mean "${near}"?`;
    return new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool "${name}". ${advice}`);
  }
}

/** Passes progress on to who asked for it. The protocol wants it to grow, so steps back are left out. */
function reporter({ mcpReq }: ServerContext): RunContext["progress"] {
  const { _meta: meta } = mcpReq;
  const progressToken = meta?.progressToken;
  if (progressToken === undefined) return () => {};
  let last = -1;
  return (progress, total, message) => {
    if (progress <= last) return;
    last = progress;
    const params = {
      progressToken,
      progress,
      ...(total > 0 ? { total } : {}),
      ...(message === undefined ? {} : { message }),
    };
    // Who went away hears no progress; the run itself is stopped by its signal.
    mcpReq.notify({ method: "notifications/progress", params }).catch(() => {});
  };
}
