import type { LazyCommand } from "./command.ts";

/** The commands written by hand, in the order of `toolbox --help`. Those of the catalogue are derived from it. */
export const commandTable: readonly LazyCommand[] = [
  {
    name: "commit",
    group: "git",
    summary: "Write a commit message step by step and commit what is staged",
    load: () => import("./commands/commit.ts").then((module) => module.commit),
  },
  {
    name: "changelog",
    group: "git",
    summary: "Write the changelog of this repository, or one from entries; check one",
    worksSignedOut: ["lint"],
    looksOnlyWith: ["preview", "bump"],
    load: () => import("./commands/changelog.ts").then((module) => module.changelog),
  },
  {
    name: "release",
    group: "git",
    summary: "Set the version, write the changelog, commit and tag, in one step",
    looksOnlyWith: ["dryRun", "undo"],
    load: () => import("./commands/release.ts").then((module) => module.release),
  },
  {
    name: "lint",
    group: "git",
    summary: "Check commit messages: one, a range of commits, or a pull request",
    worksSignedOut: true,
    load: () => import("./commands/lint.ts").then((module) => module.lint),
  },
  {
    name: "hooks",
    group: "git",
    summary: "Add Toolbox to the git hooks of this repository, remove it, or show what is there",
    worksSignedOut: true,
    load: () => import("./commands/hooks.ts").then((module) => module.hooks),
  },
  {
    name: "migrate",
    group: "git",
    summary: "Turn the configurations of git-cliff, commitlint, changesets and others into toolbox.config.json",
    looksOnlyWith: ["dryRun"],
    load: () => import("./commands/migrate.ts").then((module) => module.migrate),
  },
  {
    name: "login",
    group: "account",
    summary: "Sign this terminal in with a code you approve in the browser",
    worksSignedOut: true,
    load: () => import("./commands/login.ts").then((module) => module.login),
  },
  {
    name: "logout",
    group: "account",
    summary: "Sign this terminal out and revoke its token",
    worksSignedOut: true,
    load: () => import("./commands/logout.ts").then((module) => module.logout),
  },
  {
    name: "whoami",
    group: "account",
    summary: "Show who is signed in, where, and until when",
    worksSignedOut: true,
    load: () => import("./commands/whoami.ts").then((module) => module.whoami),
  },
  {
    name: "make",
    group: "toolbox",
    summary: "Make what this repository generates, or check that all of it is current",
    looksOnlyWith: ["list", "init"],
    load: () => import("./commands/make.ts").then((module) => module.make),
  },
  {
    name: "mcp",
    group: "toolbox",
    summary: "Give the tools to an assistant, over the Model Context Protocol",
    // Each call asks for itself, so that whoever signs in needs no new start.
    worksSignedOut: true,
    load: () => import("./commands/mcp.ts").then((module) => module.mcp),
  },
  {
    name: "tools",
    group: "toolbox",
    summary: "List every tool, with a JSON Schema of its input on demand",
    worksSignedOut: true,
    load: () => import("./commands/tools.ts").then((module) => module.tools),
  },
  {
    name: "doctor",
    group: "toolbox",
    summary: "Check what Toolbox needs on this machine and say how to fix what is missing",
    worksSignedOut: true,
    load: () => import("./commands/doctor.ts").then((module) => module.doctor),
  },
  {
    name: "completion",
    group: "toolbox",
    summary: "Print the completion script of your shell",
    worksSignedOut: true,
    load: () => import("./commands/completion.ts").then((module) => module.completion(() => commandTable)),
  },
];
