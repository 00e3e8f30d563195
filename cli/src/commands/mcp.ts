import type { CommandModule } from "../command.ts";
import { serveMcp, type McpOptions } from "../services/mcp/serve.ts";

/** `toolbox mcp`: the tools for assistants, over the Model Context Protocol. */
export const mcp: CommandModule = {
  declare(command, shell) {
    command
      .option("--root <folder>", "read and save files only in this folder", ".")
      .option("--read-only", "save nothing: results come back as text and images")
      .option(
        "--tools <names>",
        "offer only these, separated by commas; each takes room in the assistant's memory",
        names,
      )
      .addHelpText("after", EXAMPLES)
      .action(() => serveMcp(command.opts<McpOptions>(), shell));
  },
};

const names = (text: string) =>
  text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

const EXAMPLES = `
The client of an assistant starts it and speaks to it over stdin and stdout:
  { "mcpServers": { "toolbox": { "command": "toolbox", "args": ["mcp", "--root", "/path/to/project"] } } }

docs/assistants.md has the lines for the usual clients.`;
