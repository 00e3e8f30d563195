import { globPattern } from "@toolbox/core/git/fragments/glob-pattern.ts";
import { type GitShell, gitFailure, runGit } from "../../git/git.ts";
import { readObjects } from "../../git/git-objects.ts";
import { Failure } from "../../../shell/failure.ts";

/** A package of a monorepo. */
export interface WorkspacePackage {
  readonly name: string;
  /** From the root of the repository, with slashes. */
  readonly folder: string;
  /** Whether it may be published: it has a version and does not call itself private. */
  readonly isPublic: boolean;
}

/**
 * The packages that the repository declares: `workspaces` of the root's package.json, or pnpm-workspace.yaml, as they
 * are in the commit HEAD stands on, so that a bare repository has them too.
 */
export async function readPackages(shell: GitShell): Promise<readonly WorkspacePackage[]> {
  const globs = [...(await workspacesOfPackage(shell)), ...(await workspacesOfPnpm(shell))];
  if (globs.length === 0) return [];
  const listed = await runGit(shell, ["ls-tree", "-r", "-z", "--name-only", "--full-tree", "HEAD"]);
  if (listed.exitCode !== 0) throw gitFailure("failure", listed.stderr);
  const folders = listed.stdout
    .split("\0")
    .filter((file) => file.endsWith("/package.json"))
    .map((file) => file.slice(0, -"/package.json".length));
  const [wanted, unwanted] = [
    globs.filter((glob) => !glob.startsWith("!")),
    globs.filter((glob) => glob.startsWith("!")),
  ];
  const isIn = (folder: string, list: readonly string[]) => list.some((glob) => globPattern(glob).test(folder));
  const own = folders.filter(
    (folder) =>
      isIn(folder, wanted) &&
      !isIn(
        folder,
        unwanted.map((glob) => glob.slice(1)),
      ),
  );
  // All by one process: a repository may have hundreds of packages.
  const files = own.map((folder) => `${folder}/package.json`);
  const objects = await readObjects(
    shell,
    files.map((file) => `HEAD:${file}`),
    "content",
  );
  return own.flatMap((folder, at) => {
    const data = parseJson(files[at] ?? "", objects[at]?.content?.toString("utf8"));
    const name = data?.["name"];
    return typeof name === "string"
      ? [{ folder, name, isPublic: data?.["private"] !== true && typeof data?.["version"] === "string" }]
      : [];
  });
}

/** The packages of these names. Throws `Failure` "usage" for a name the repository does not have. */
export function choosePackages(
  packages: readonly WorkspacePackage[],
  names: readonly string[],
): readonly WorkspacePackage[] {
  return names.map((name) => {
    const found = packages.find((each) => each.name === name || each.folder === name.replace(/\/$/, ""));
    if (found) return found;
    const known = packages.map((each) => each.name).join(", ");
    throw new Failure("usage", `--package: there is no package "${name}" here.`, {
      next:
        known === ""
          ? 'The repository declares none: add "workspaces" to package.json, or a pnpm-workspace.yaml.'
          : `There are ${known}.`,
    });
  });
}

async function workspacesOfPackage(shell: GitShell): Promise<readonly string[]> {
  const data = await readJson(shell, "package.json");
  const workspaces = data?.["workspaces"];
  const list = Array.isArray(workspaces) ? workspaces : (workspaces as { packages?: unknown } | undefined)?.packages;
  return Array.isArray(list) ? list.filter((glob) => typeof glob === "string") : [];
}

/** Only the list below `packages:`, which is all that is needed of the file. */
async function workspacesOfPnpm(shell: GitShell): Promise<readonly string[]> {
  const text = (await readAtHead(shell, "pnpm-workspace.yaml")) ?? "";
  const lines = text.split(/\r?\n/);
  const start = lines.findIndex((line) => /^packages\s*:/.test(line));
  if (start < 0) return [];
  const inline = /\[(.*)\]/.exec(lines[start] ?? "")?.[1];
  if (inline !== undefined) return inline.split(",").map(unquote).filter(Boolean);
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => /^[^\s#-]/.test(line));
  return (end < 0 ? rest : rest.slice(0, end))
    .flatMap((line) => /^\s*-\s+(.+)$/.exec(line)?.[1] ?? [])
    .map(unquote)
    .filter(Boolean);
}

function unquote(text: string): string {
  const value = text.trim();
  const quoted = /^(["'])(.*?)\1/.exec(value)?.[2];
  return quoted ?? value.replace(/\s+#.*$/, "");
}

async function readJson(shell: GitShell, file: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  return parseJson(file, await readAtHead(shell, file));
}

function parseJson(file: string, text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text.replace(/^\uFEFF/, "")) as Readonly<Record<string, unknown>>;
  } catch (cause) {
    throw new Failure("usage", `${file} of the newest commit is not valid JSON: ${(cause as Error).message}.`, {
      cause,
    });
  }
}

async function readAtHead(shell: GitShell, file: string): Promise<string | undefined> {
  const { exitCode, stdout } = await runGit(shell, ["cat-file", "blob", `HEAD:${file}`]);
  return exitCode === 0 ? stdout : undefined;
}
