import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Category } from "@toolbox/core/git/changelog/entries/categories.ts";
import { issuesError } from "@toolbox/core/git/commit/part-errors.ts";
import { readIssues } from "@toolbox/core/git/commit/issue-references.ts";
import { fragmentFolders } from "@toolbox/core/git/fragments/fragment.ts";
import { writeFragment } from "@toolbox/core/git/fragments/write-fragment.ts";
import { Failure } from "../../../shell/failure.ts";
import { makeFolder } from "../../../shell/make-folder.ts";
import { rowValue } from "../../../shell/row-value.ts";
import type { Shell } from "../../../shell/shell.ts";
import { choosePackages, readPackages } from "../history/packages.ts";
import { findChangelogSettings } from "../settings.ts";
import { cleanFolder, workTreeOf } from "./fragment-files.ts";
import { fragmentTextError } from "./fragment-text-error.ts";
import { ensureReadme } from "./fragments-readme.ts";

/** What is known of a fragment before anything is asked. */
export interface GivenFragment {
  readonly text?: string;
  readonly type?: Category;
  /** As typed: `218`, `#218, #219`. */
  readonly issue?: string;
  readonly packages?: readonly string[];
  readonly breaking?: boolean;
}

/** What is asked in the terminal. */
export interface FragmentQuestions {
  readonly given: GivenFragment;
  /** The packages of the repository; none are asked for where there are none. */
  readonly packages: readonly string[];
}

export interface AddOptions extends GivenFragment {
  readonly config?: string;
  /** Asks for what is not given; undefined when the user stopped. */
  readonly ask: (questions: FragmentQuestions) => Promise<GivenFragment | undefined>;
}

/**
 * `toolbox changelog add`: writes one fragment and prints its path. Asks on a terminal where no text is given, else
 * takes it from a pipe. Throws `Failure` "usage" for a text or package that is none.
 */
export async function addFragment(shell: Shell, options: AddOptions): Promise<void> {
  const root = workTreeOf(shell.cwd);
  if (root === undefined)
    throw new Failure("environment", `${shell.cwd} is not in the work tree of a git repository.`, {
      next: 'Go to one with "cd", or make one with "git init".',
    });
  const config = findChangelogSettings(shell.cwd, options.config);
  const given = await complete(shell, options);
  if (!given) return;
  const { text = "", type, issue = "", packages = [], breaking = false } = given;
  const problem = fragmentTextError(text) ?? issuesError(issue);
  if (problem !== undefined) throw new Failure("usage", problem);
  const names =
    packages.length === 0 ? [] : choosePackages(await readPackages(shell), packages).map(({ name }) => name);
  const folder = cleanFolder(config.fragments?.folders?.[0] ?? fragmentFolders[0]);
  await save(shell, path.join(root, folder), (token) =>
    writeFragment(
      { text, ...(type ? { category: type } : {}), issues: readIssues(issue), packages: names, isBreaking: breaking },
      token,
    ),
  );
  await ensureReadme(root, [folder], config.file);
}

async function complete(
  shell: Shell,
  { ask, config: _config, ...given }: AddOptions,
): Promise<GivenFragment | undefined> {
  if (given.text !== undefined) return given;
  if (shell.stdin.isTerminal && shell.stderr.isTerminal) {
    const known = await readPackages(shell);
    const answers = await ask({ given, packages: known.map(({ name }) => name) });
    if (!answers) await shell.stderr.write("Stopped: nothing was written.\n");
    return answers;
  }
  const text = shell.stdin.isPiped ? new TextDecoder().decode(await shell.stdin.read()) : "";
  if (text.trim() !== "") return { ...given, text };
  throw new Failure("usage", "There is no text.", {
    next: 'Give one: toolbox changelog add "Sign in with a passkey".',
  });
}

async function save(
  shell: Shell,
  folder: string,
  write: (token: string) => { readonly name: string; readonly text: string },
): Promise<void> {
  for (let tries = 0; ; tries++) {
    const { name, text } = write(randomBytes(2).toString("hex"));
    const file = path.join(folder, name);
    try {
      await makeFolder(folder);
      await writeFile(file, text, { flag: "wx" });
      return await shell.stdout.write(`${rowValue(shell.stdout)(path.relative(shell.cwd, file))}\n`);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EEXIST" && tries < 20) continue;
      throw new Failure("environment", `${file} cannot be written: ${(error as Error).message}.`, { cause: error });
    }
  }
}
