import { readFile } from "node:fs/promises";
import path from "node:path";
import { oneLine } from "@toolbox/core";
import { type Command, Option } from "commander";
import type { CommandModule } from "../command.ts";
import { Exit, Failure } from "../shell/failure.ts";
import { allHookNames, type HookName, hookNames, type Starter } from "../services/hooks/hook-block.ts";
import { lefthookBlock } from "../services/hooks/lefthook-block.ts";
import { hooksStatus, installHooks, type InstallOptions, uninstallHooks } from "../services/hooks/hooks.ts";
import { findHooksPlace, type HooksPlace } from "../services/hooks/hooks-place.ts";
import type { Shell } from "../shell/shell.ts";

/** `toolbox hooks`: our part in the git hooks of the repository. */
export const hooks: CommandModule = {
  declare(command, shell) {
    const hookFlags = (sub: Command) =>
      sub
        .option("--commit-msg", "only the hook that lints the message")
        .option("--prepare-commit-msg", "only the hook that suggests a message")
        .addOption(
          new Option(
            "--make [how]",
            "only the hook that checks what toolbox make made: warn of what is staged, or block",
          )
            .choices(["warn", "block"])
            .preset("warn"),
        );
    hookFlags(command.command("install").description("Add Toolbox to the hooks; what is there stays and still runs."))
      .option("--global", "also where core.hooksPath is set for all repositories")
      .action((flags: Flags) => install(shell, flags));
    hookFlags(command.command("uninstall").description("Remove Toolbox again; the rest stays byte for byte.")).action(
      (flags: Flags) => uninstall(shell, flags),
    );
    command
      .command("status")
      .description("Show where the hooks are and what is in them.")
      .option("--json", "print it as JSON")
      .action((flags: { json?: true }) => status(shell, flags.json === true));
    command
      .command("prepare <file>", { hidden: true })
      .option("--fill", "put the suggestion into the first line, not into a comment")
      .action(async (file: string, flags: { fill?: true }) => {
        const { prepareMessage } = await import("../services/commit/prepare-message.ts");
        await prepareMessage(shell, file, flags.fill === true);
      });
  },
};

interface Flags {
  readonly commitMsg?: true;
  readonly prepareCommitMsg?: true;
  readonly make?: "warn" | "block";
  readonly global?: true;
}

async function install(shell: Shell, flags: Flags): Promise<void> {
  const place = await findHooksPlace(shell);
  const options = optionsFor(flags);
  if (place.manager === "lefthook") return showLefthook(shell, place, options);
  if (place.isGlobal && !flags.global)
    throw new Failure(
      "failure",
      `core.hooksPath is ${place.folder} for all your repositories, not for this one alone.`,
      {
        next: "To install there, run: toolbox hooks install --global",
      },
    );
  for (const { hook, file, changed, aside } of await installHooks(place, options)) {
    const words = changed ? "installed" : "already there";
    await shell.stdout.write(`${hook}: ${words} (${shown(shell, file)})\n`);
    if (aside !== undefined)
      await shell.stdout.write(`  the hook that was there still runs first: ${shown(shell, aside)}\n`);
  }
  if (place.isShared) await shell.stderr.write("These hooks are files of the project; commit them for the others.\n");
}

async function uninstall(shell: Shell, flags: Flags): Promise<void> {
  const place = await findHooksPlace(shell);
  const names = chosenHooks(flags);
  for (const { hook, file, changed, state } of await uninstallHooks(place, names.length > 0 ? names : allHookNames)) {
    // Few have this one; nobody asked for it by name.
    if (hook === "pre-commit" && !changed && names.length === 0) continue;
    const rest = state === "none" ? "" : ", the rest of it stays";
    await shell.stdout.write(
      `${hook}: ${changed ? `removed${rest}` : "nothing of Toolbox is in it"} (${shown(shell, file)})\n`,
    );
  }
  if (place.manager === "lefthook")
    await shell.stderr.write(`Remove the lines of Toolbox from ${shown(shell, place.file ?? "")} by hand.\n`);
}

async function status(shell: Shell, json: boolean): Promise<void> {
  const place = await findHooksPlace(shell);
  const all = await hooksStatus(place, { ...optionsFor({}), hooks: allHookNames });
  if (json) {
    const { manager, folder, isShared, isGlobal } = place;
    const data = { manager, folder, isShared, isGlobal, isSkipped: shell.env.TOOLBOX_HOOKS === "0", hooks: all };
    return shell.stdout.write(`${JSON.stringify(data, undefined, 2)}\n`);
  }
  const words = {
    installed: "installed",
    outdated: "installed by another version of Toolbox",
    other: "another program's hook",
    none: "none",
  };
  await shell.stdout.write(`hooks in ${shown(shell, place.folder)}, looked after by ${place.manager}\n`);
  for (const { hook, state } of all) await shell.stdout.write(`${hook.padEnd(18)}  ${words[state]}\n`);
  if (shell.env.TOOLBOX_HOOKS === "0") await shell.stdout.write("TOOLBOX_HOOKS=0 is set: they are skipped now.\n");
}

/** lefthook writes its hooks itself from its file, so the lines go there, by the user's hand. */
async function showLefthook(
  shell: Shell,
  { file = "" }: HooksPlace,
  { hooks: names, blocks }: InstallOptions,
): Promise<void> {
  const text = await readFile(file, "utf8");
  const words = { "commit-msg": "lint", "prepare-commit-msg": "hooks prepare", "pre-commit": "make --check" };
  const missing = names.filter((name) => !text.includes(`toolbox ${words[name]}`));
  if (missing.length === 0) return shell.stdout.write(`Toolbox is in ${shown(shell, file)} already.\n`);
  await shell.stderr.write(
    `lefthook manages the hooks here. Add this to ${shown(shell, file)}, then run: lefthook install\n\n`,
  );
  await shell.stdout.write(lefthookBlock(missing, blocks));
  throw new Exit("failure");
}

function optionsFor(flags: Flags): InstallOptions {
  const chosen = chosenHooks(flags);
  const starter = thisProgram();
  return {
    hooks: chosen.length > 0 ? chosen : hookNames,
    blocks: flags.make === "block",
    ...(starter ? { starter } : {}),
  };
}

function chosenHooks({ commitMsg, prepareCommitMsg, make }: Flags): readonly HookName[] {
  const given = { "commit-msg": commitMsg, "prepare-commit-msg": prepareCommitMsg, "pre-commit": make };
  return allHookNames.filter((name) => given[name] !== undefined);
}

/** How this program was started, when a hook can start it so: not from its sources, nor from a cache of npx. */
function thisProgram(): Starter | undefined {
  const [node, script] = process.argv;
  const isLasting = script?.endsWith(".js") && !script.includes(`${path.sep}_npx${path.sep}`);
  return node !== undefined && script !== undefined && isLasting ? { node, script } : undefined;
}

const shown = (shell: Shell, file: string) => {
  const short = path.relative(shell.cwd, file);
  return oneLine(short.startsWith("..") ? file : short || ".");
};
