import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { InMemoryTransport } from "@modelcontextprotocol/server";
import { catalog } from "@toolbox/core";
import { onTestFinished } from "vitest";
import { gitTools } from "../services/mcp/git-tools.ts";
import { openRoot } from "../services/mcp/root.ts";
import { mcpServer, type ServerOptions } from "../services/mcp/server.ts";
import { fakeShell } from "./fake-shell.ts";
import { tempFolder } from "./temp-folder.ts";

/** A client of the official library that speaks to our server in memory, over a fresh folder or the one given. */
export async function mcpClient(given: Partial<ServerOptions> & { readonly folder?: string } = {}) {
  const { folder = await tempFolder(), ...options } = given;
  const server = mcpServer(
    {
      catalog,
      gitTools,
      version: "1.2.3",
      root: await openRoot(folder, "."),
      isReadOnly: false,
      requireSignIn: async () => {},
      ...options,
    },
    fakeShell({ cwd: folder, env: process.env }),
  );
  const client = new Client({ name: "test", version: "1.0.0" });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(there), client.connect(here)]);
  onTestFinished(() => client.close());
  const call = async (name: string, args: Record<string, unknown>) => {
    const { content, isError = false } = await client.callTool({ name, arguments: args }, { timeout: 300_000 });
    const texts = content.flatMap((block) => (block.type === "text" ? [block.text] : []));
    const images = content.flatMap((block) => (block.type === "image" ? [block] : []));
    return { text: texts.join("\n"), images, isError };
  };
  return { client, call, folder };
}

/** A client that starts a script of Node and speaks to it over its standard streams. */
export async function mcpProcess(args: readonly string[], env: Record<string, string>) {
  const transport = new StdioClientTransport({ command: process.execPath, args: [...args], env, stderr: "pipe" });
  const client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(transport);
  return { client, pid: transport.pid ?? 0 };
}
