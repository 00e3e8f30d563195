import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { catalog, closest } from "@toolbox/core";
import pkg from "../../../package.json" with { type: "json" };
import { Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import { requireSignIn } from "../../session/require-sign-in.ts";
import { openRoot } from "./root.ts";
import { gitTools } from "./git-tools.ts";
import { mcpServer, type ServerOptions } from "./server.ts";

export interface McpOptions {
  /** The folder that files are read from and saved in. */
  readonly root: string;
  readonly readOnly?: boolean;
  /** Names of the tools to offer; all without them. */
  readonly tools?: readonly string[];
}

/**
 * Serves the Model Context Protocol on stdin and stdout until the client closes them or the process is stopped. Throws
 * `Failure` "usage" when the root is not there.
 */
export async function serveMcp({ root, readOnly = false, tools }: McpOptions, shell: Shell): Promise<void> {
  const opened = await openRoot(shell.cwd, root);
  // Sentences name files from where the process stands.
  process.chdir(opened.folder);
  const options = {
    ...offered(tools),
    version: pkg.version,
    root: opened,
    isReadOnly: readOnly,
    requireSignIn: async () => shell.isFromSource || requireSignIn(shell),
  };
  const transport = new ClosingTransport();
  const handle = serveStdio(() => mcpServer(options, shell), { transport });
  shell.signal.addEventListener("abort", () => void handle.close());
  if (shell.stdin.isTerminal)
    await shell.stderr.write("Waiting for an assistant on stdin. Its client starts this command; Ctrl+C stops.\n");
  await transport.closed;
}

/** The tools of these names. Throws `Failure` "usage" for a name that none has. */
function offered(names: readonly string[] | undefined): Pick<ServerOptions, "catalog" | "gitTools"> {
  if (names === undefined) return { catalog, gitTools };
  const known = [...catalog.map(({ id }) => id), ...gitTools.map(({ definition }) => definition.name)];
  for (const name of names) {
    if (known.includes(name)) continue;
    const near = closest(name, known);
    throw new Failure("usage", `--tools: there is no tool "${name}".`, {
      next: near === undefined ? 'See "toolbox tools".' : `Did you mean "${near}"?`,
    });
  }
  return {
    catalog: catalog.filter(({ id }) => names.includes(id)),
    gitTools: gitTools.filter(({ definition }) => names.includes(definition.name)),
  };
}

/** The standard streams, that tell when they were closed. */
class ClosingTransport extends StdioServerTransport {
  private end = () => {};
  readonly closed = new Promise<void>((resolve) => (this.end = resolve));

  override async close(): Promise<void> {
    await super.close();
    this.end();
  }
}
