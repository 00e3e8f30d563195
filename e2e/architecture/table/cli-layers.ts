import type { Layer } from "./layer.ts";

const root = "core/src/index.ts";
const node = ["node:*"];

/** What a service uses of the commands of tools to read what it is given and to save what it made. */
const files = ["cli/src/tool-command/input", "cli/src/tool-command/output"];

/** The CLI, from the bottom up: shell, ports <- session, lock, tool-command <- services <- screens <- commands <- main. */
export const cliLayers: readonly Layer[] = [
  {
    folder: "cli/src/shell",
    holds: "The process and its terminal: streams, exit codes, what a failure says.",
    // run-process is on its way up, next to main
    imports: ["cli/src/program.ts", root],
    packages: [...node, "open"],
  },
  {
    folder: "cli/src/ports",
    holds: "Node's side of core/src/ports, and the worker.",
    imports: ["cli/src/shell/make-folder.ts", root, "core/src/data/digest", "core/src/graphics/image-input"],
    packages: [...node, "@napi-rs/canvas"],
  },
  {
    folder: "cli/src/session",
    holds: "One step of the sign-in per file.",
    imports: ["cli/src/shell", "core/src/site", root],
    packages: node,
  },
  {
    folder: "cli/src/prefill",
    holds: "What the folder and its git history know of a tool's fields.",
    imports: ["cli/src/shell", "core/src/tools"],
    packages: node,
  },
  {
    folder: "cli/src/lock",
    holds: "What was made of what: toolbox.lock, and the hashes of files as a run reads them.",
    imports: ["cli/src/shell", root],
    packages: node,
  },
  {
    folder: "cli/src/tool-command",
    holds: "Catalogue to commands: flags, input, runs, batches, watching, output.",
    imports: [
      "cli/package.json",
      "cli/src/lock",
      "cli/src/ports",
      "cli/src/prefill",
      "cli/src/shell",
      root,
      "core/src/git/diff",
    ],
    packages: [...node, "commander", "jsonc-parser"],
  },
  {
    folder: "cli/src/services/git",
    holds: "Git asked by running it.",
    imports: ["cli/src/shell", "core/src/git", root],
    packages: node,
  },
  {
    folder: "cli/src/services/account",
    holds: "Sign-in, sign-out and who is signed in.",
    imports: ["cli/src/session", "cli/src/shell", root],
  },
  {
    folder: "cli/src/services/hooks",
    holds: "The git hooks: their blocks written, removed and run.",
    imports: ["cli/src/services/git", "cli/src/shell", root],
    packages: node,
  },
  {
    folder: "cli/src/services/lint",
    holds: "Commit messages linted: from a file, a range, a pull request.",
    imports: [
      "cli/src/services/git",
      "cli/src/shell",
      ...files,
      "core/src/config",
      "core/src/config-file",
      "core/src/git",
      root,
    ],
    packages: node,
  },
  {
    folder: "cli/src/services/commit",
    holds: "A commit from its first question to git, with its draft kept.",
    imports: ["cli/src/services/git", "cli/src/services/lint", "cli/src/shell", ...files, "core/src/git", root],
    packages: node,
  },
  {
    folder: "cli/src/services/changelog",
    holds: "The changelog of a repository, and the commands for changelog files.",
    imports: [
      "cli/package.json",
      "cli/src/ports",
      "cli/src/services/git",
      "cli/src/services/lint",
      "cli/src/shell",
      ...files,
      "core/src/config-file",
      "core/src/git",
      root,
      "core/src/tools/changelog-entries",
    ],
    packages: node,
  },
  {
    folder: "cli/src/services/make",
    holds: "What a repository generates by its configuration: made in order, checked against the lock.",
    imports: [
      "cli/package.json",
      "cli/src/lock",
      "cli/src/ports",
      "cli/src/services/git",
      "cli/src/services/lint",
      "cli/src/shell",
      ...files,
      "cli/src/tool-command/batch",
      "cli/src/tool-command/run",
      "cli/src/tool-command/save",
      "cli/src/tool-command/watch",
      "core/src/config",
      "core/src/config-file",
      root,
    ],
    packages: [...node, "tinyglobby"],
  },
  {
    folder: "cli/src/services/mcp",
    holds: "The tools for assistants: the server of the Model Context Protocol.",
    imports: [
      "cli/package.json",
      "cli/src/ports",
      "cli/src/services/changelog",
      "cli/src/services/commit",
      "cli/src/services/lint",
      "cli/src/session",
      "cli/src/shell",
      ...files,
      root,
    ],
    packages: [...node, "@modelcontextprotocol/server"],
  },
  {
    folder: "cli/src/services/completion",
    holds: "Completion for bash, zsh and fish.",
    imports: ["cli/src/command.ts", "cli/src/shell", "cli/src/tool-command/flags", root],
    packages: ["commander"],
  },
  {
    folder: "cli/src/services/*.ts",
    holds: "Services of one file: doctor, the list of tools.",
    imports: ["cli/src/ports", "cli/src/services/account", "cli/src/session", "cli/src/shell", root],
    packages: node,
  },
  {
    folder: "cli/src/screens",
    holds: "What is asked in the terminal; the only place of ink.",
    imports: ["cli/src/services", "cli/src/shell", "core/src/git/commit", root],
    packages: ["ink", "react"],
  },
  {
    folder: "cli/src/commands",
    holds: "One command per file: its flags, then its service.",
    imports: [
      "cli/src/command.ts",
      "cli/src/command-table.ts",
      "cli/src/screens",
      "cli/src/services",
      "cli/src/shell",
      "core/src/git",
      root,
    ],
    packages: [...node, "commander"],
  },
  {
    folder: "cli/src/*.ts",
    holds: "The entry, the fast path of hooks, and the table of commands, each loaded on use.",
    imports: ["cli/package.json", "cli/src", root],
    packages: [...node, "commander"],
  },
  {
    folder: "cli/src/testing",
    holds: "Fakes, temporary repositories and real terminals.",
    imports: ["cli", "core/src"],
    packages: [
      ...node,
      "@modelcontextprotocol/client",
      "@modelcontextprotocol/server",
      "ink-testing-library",
      "rolldown",
      "vitest",
    ],
  },
  {
    folder: "cli/*.mjs",
    holds: "The configuration of the bundle.",
    imports: ["core/scripts/licenses", root],
    packages: [...node, "rolldown"],
  },
];
