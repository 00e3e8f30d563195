import { isPerson } from "@toolbox/core/git/commit/trailers.ts";
import { Failure } from "../../shell/failure.ts";
import { type GitShell, runGit } from "../git/git.ts";

/** Commits that are looked at for names. */
const LOOKED_AT = 2000;

/** Who wrote the newest commits, the busiest first, as `Name <address>` by the mailmap; nobody before the first. */
export async function readPeople(shell: GitShell): Promise<readonly string[]> {
  const log = ["-c", "log.showSignature=false", "log", `--max-count=${LOOKED_AT}`, "--format=%aN <%aE>"];
  const { stdout } = await runGit(shell, log);
  const commits = new Map<string, number>();
  for (const person of stdout.split("\n")) if (isPerson(person)) commits.set(person, (commits.get(person) ?? 0) + 1);
  return [...commits].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([person]) => person);
}

/** Who commits here, as `Name <address>`. Throws `Failure` (environment) when git does not know. */
export async function readSigner(shell: GitShell): Promise<string> {
  const { exitCode, stdout } = await runGit(shell, ["var", "GIT_COMMITTER_IDENT"]);
  const person = stdout.trim().replace(/ \d+ [+-]\d+$/, "");
  if (exitCode === 0 && isPerson(person)) return person;
  throw new Failure("environment", "Git does not know who you are, so nobody can sign off.", {
    next: 'Tell it once: git config --global user.name "Ada Lovelace", and user.email the same way.',
  });
}

/**
 * The people that words mean: a name with an address as it is, else the one author of this repository whose name or
 * address has the words in it. Throws `Failure` (usage) when nobody or several have.
 */
export async function findPeople(shell: GitShell, words: readonly string[]): Promise<readonly string[]> {
  const known = words.every(isPerson) ? [] : await readPeople(shell);
  return words.map((text) => findPerson(text.trim(), known));
}

function findPerson(text: string, known: readonly string[]): string {
  if (isPerson(text)) return text;
  const found = text === "" ? [] : known.filter((person) => person.toLowerCase().includes(text.toLowerCase()));
  const [only] = found;
  if (found.length === 1 && only !== undefined) return only;
  if (found.length === 0)
    throw new Failure("usage", `--co-author: nobody called "${text}" has committed here.`, {
      next: 'Give name and address: --co-author "Ada Lovelace <ada@example.com>".',
    });
  throw new Failure("usage", `--co-author: "${text}" may be ${found.slice(0, 5).join(", or ")}.`, {
    next: "Give more of the name, or the address.",
  });
}
