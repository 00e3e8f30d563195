import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeShell } from "../../../testing/fake-shell.ts";
import { releasedRepository } from "../../../testing/history/released-repository.ts";
import { tempFolder } from "../../../testing/temp-folder.ts";
import { readPlainFlags } from "./plain-flags.ts";
import { recallRun } from "./recall-run.ts";
import { runKept } from "./run-kept.ts";

const VERSION = "1.0.0";
const BUILD = "built";

/** A repository, and a user whose settings lie in a folder of their own. */
async function prepared() {
  const repository = releasedRepository();
  const { folder, git } = repository;
  git("remote", "add", "origin", "https://github.com/ada/door.git");
  git("pack-refs", "--all");
  const home = await tempFolder();
  writeFileSync(path.join(home, ".gitconfig"), "[user]\n\tname = Ada\n");
  const state = {
    cwd: folder,
    version: VERSION,
    build: BUILD as string | undefined,
    now: new Date("2026-03-01T12:00:00Z"),
    env: { PATH: process.env["PATH"] ?? "", HOME: home } as Record<string, string>,
  };
  const argsOf = (flags: readonly string[]) => ["changelog", ...flags];
  /** Runs it to its end, and gives what it wrote. */
  const run = async (...flags: readonly string[]) => {
    const { cwd, env, now, version, build } = state;
    const shell = fakeShell({ cwd, env, now });
    const args = argsOf(flags);
    const plain = readPlainFlags(args.slice(1));
    if (!plain) throw new Error(`${flags.join(" ")} is not plain`);
    await runKept(shell, { args, flags: plain, version, build });
    return { stdout: shell.out(), stderr: shell.err() };
  };
  /** What is known without running it. */
  const recall = (...flags: readonly string[]) => {
    const written = recallRun({ ...state, args: argsOf(flags), terminals: [false, false] });
    const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("utf8");
    return written && { stdout: text(written.stdout), stderr: text(written.stderr) };
  };
  const write = (name: string, text: string) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const kept = () => {
    const told = path.join(folder, ".git/toolbox/told");
    return readdirSync(told).map((name) => path.join(told, name));
  };
  return { ...repository, home, state, run, recall, write, kept };
}

type Prepared = Awaited<ReturnType<typeof prepared>>;

beforeEach(() => void vi.stubEnv("TZ", "UTC"));

describe("a run is kept", () => {
  it.each([[], ["--unreleased"], ["--latest"], ["--json"], ["--contributors"], ["--format", "release"]])(
    "with %j, %j, and told again without git",
    async (...flags) => {
      const { state, run, recall } = await prepared();
      expect(recall(...flags)).toBeUndefined();
      const first = await run(...flags);
      expect(first.stdout).not.toBe("");
      state.env = { ...state.env };
      expect(recall(...flags)).toEqual(first);
      expect(await run(...flags, "--no-cache")).toEqual(first);
    },
  );

  it("in a work tree beside the main one, in a folder below, and in a bare repository", async () => {
    const { folder, git, state, run, recall, write } = await prepared();
    const beside = path.join(await tempFolder(), "beside");
    git("worktree", "add", "--quiet", "--detach", beside, "v1.0.1");
    write("deep/down/a.txt", "");
    const bare = path.join(await tempFolder(), "bare.git");
    git("clone", "--quiet", "--bare", folder, bare);
    for (const cwd of [beside, path.join(folder, "deep/down"), bare]) {
      state.cwd = cwd;
      const told = await run();
      expect(recall()).toEqual(told);
    }
  });

  it("only where flags choose what is printed", () => {
    for (const flags of [
      "--write",
      "--check",
      "--diff",
      "--release",
      "--bump",
      "--out x",
      "--preview",
      "lint",
      "add x",
    ])
      expect(readPlainFlags(flags.split(" "))).toBeUndefined();
    for (const flags of ["--json --json", "--project", "--project --json", "--format yaml", "--from v1", "-h"])
      expect(readPlainFlags(flags.split(" "))).toBeUndefined();
  });
});

/** One thing that changes the words, with the flags of a run that tells it. */
interface Change {
  readonly what: string;
  readonly change: (at: Prepared) => void;
  readonly flags?: readonly string[];
}

const row = (what: string, change: Change["change"], ...flags: readonly string[]): Change => ({ what, change, flags });

const changes: readonly Change[] = [
  row("a commit came", ({ commit }) => commit("fix: later", "2026-04-01")),
  row("the last commit was changed", ({ git }) =>
    git("commit", "--quiet", "--amend", "--allow-empty", "-m", "fix: other"),
  ),
  row("the branch was set back", ({ git }) => git("reset", "--quiet", "--hard", "v1.0.0")),
  row("another commit was checked out", ({ git }) => git("checkout", "--quiet", "--detach", "v1.0.1")),
  row("a tag came", ({ git }) => git("tag", "v2.0.0")),
  row("a tag moved", ({ git }) => git("tag", "-f", "v1.0.1", "HEAD")),
  row("a tag went", ({ git }) => git("tag", "-d", "v1.0.1")),
  row("a tag was renamed among the packed ones", ({ folder }) =>
    replaceIn(folder, ".git/packed-refs", "v1.0.1", "v1.0.2"),
  ),
  row("a commit was replaced", ({ git }) => git("replace", "-f", "HEAD~1", "HEAD~2")),
  row("a commit got other parents", ({ git, write }) => write(".git/info/grafts", `${git("rev-parse", "HEAD")}\n`)),
  row("the remote moved", ({ git }) => git("remote", "set-url", "origin", "https://gitlab.com/ada/door.git")),
  row("the user calls the remote something else", ({ home }) =>
    writeFileSync(
      path.join(home, ".gitconfig"),
      '[url "https://gitlab.com/"]\n\tinsteadOf = https://github.com/\n[user]\n\tname = Ada\n',
    ),
  ),
  row("the settings came", ({ write }) => write("toolbox.config.json", '{ "changelog": { "project": "Door" } }')),
  row("package.json has settings", ({ write }) =>
    write("package.json", '{ "toolbox": { "changelog": { "project": "D" } } }'),
  ),
  row("a fragment came", ({ write }) => write("changelog.d/key.added.md", "Sign in with a passkey\n")),
  row(
    "people are called otherwise",
    ({ write }) => write(".mailmap", "Countess <ada@example.com>\n"),
    "--contributors",
    "--json",
  ),
  row("the time zone is another", () => void vi.stubEnv("TZ", "Pacific/Auckland")),
];

describe("nothing is told from before where", () => {
  it.each(changes)("$what", async ({ change, flags = [] }) => {
    const at = await prepared();
    const before = await at.run(...flags);
    expect(at.recall(...flags)).toEqual(before);
    change(at);
    at.state.env = { ...at.state.env, ...(process.env["TZ"] === "UTC" ? {} : { TZ: process.env["TZ"] ?? "" }) };
    expect(at.recall(...flags)).toBeUndefined();
    const expected = await at.run(...flags, "--no-cache");
    expect(expected.stdout).not.toBe(before.stdout);
    expect(await at.run(...flags)).toEqual(expected);
    // What waits in files of its own is read each time.
    expect([undefined, expected]).toContainEqual(at.recall(...flags));
  });

  it.each<readonly [string, (state: Prepared["state"]) => void]>([
    ["the version is another", (state) => void (state.version = "1.0.1")],
    ["the build is another", (state) => void (state.build = "later")],
    ["it runs from source", (state) => void (state.build = undefined)],
    ["the day is another", (state) => void (state.now = new Date("2026-03-02T12:00:00Z"))],
    ["the language is another", (state) => void (state.env["LC_ALL"] = "de_DE.UTF-8")],
    ["the moment is set", (state) => void (state.env["SOURCE_DATE_EPOCH"] = "1700000000")],
    ["git is told to look elsewhere", (state) => void (state.env["GIT_DIR"] = "/elsewhere")],
    ["git is given settings", (state) => void (state.env["GIT_CONFIG_COUNT"] = "0")],
  ])("%s", async (_what, change) => {
    const { state, run, recall } = await prepared();
    const before = await run();
    expect(recall()).toEqual(before);
    change(state);
    expect(recall()).toBeUndefined();
  });

  it("the clone became shallow", async () => {
    const { git, run, recall, write } = await prepared();
    await run();
    write(".git/shallow", `${git("rev-parse", "HEAD~1")}\n`);
    expect(recall()).toBeUndefined();
    await expect(run()).rejects.toMatchObject({ exitCode: 3 });
    const part = await run("--allow-shallow");
    expect(recall("--allow-shallow")).toEqual(part);
    git("replace", "-f", "HEAD", "HEAD~1");
    expect(recall("--allow-shallow")).toBeUndefined();
  });

  it("a file that the settings include came, or changed", async () => {
    const { home, run, recall } = await prepared();
    writeFileSync(path.join(home, ".gitconfig"), "[include]\n\tpath = more\n");
    await run();
    expect(recall()).toBeDefined();
    const more = (host: string) =>
      writeFileSync(path.join(home, "more"), `[url "https://${host}/"]\n\tinsteadOf = https://github.com/\n`);
    for (const host of ["gitlab.com", "gitlab.dev"]) {
      more(host);
      expect(recall()).toBeUndefined();
      const expected = await run("--no-cache");
      expect(expected.stdout).toContain(host);
      expect(await run()).toEqual(expected);
      expect(recall()).toEqual(expected);
    }
  });

  it("the kept file was cut off, or a byte of it changed", async () => {
    const { run, recall, kept } = await prepared();
    const first = await run();
    const [file = ""] = kept();
    const whole = readFileSync(file);
    for (const damage of [whole.subarray(0, -1), whole.subarray(0, 40), Buffer.alloc(0), poisoned(whole)]) {
      writeFileSync(file, damage);
      expect(recall()).toBeUndefined();
      expect(await run()).toEqual(first);
      expect(recall()).toEqual(first);
    }
  });
});

it("a file is known by its bytes where its times say nothing", async () => {
  const { folder, run, recall } = await prepared();
  const refs = path.join(folder, ".git/packed-refs");
  utimesSync(refs, 1_700_000_000, 1_700_000_000);
  const first = await run();
  utimesSync(refs, 1_600_000_000, 1_600_000_000);
  expect(recall()).toEqual(first);
  replaceIn(folder, ".git/packed-refs", "v1.0.1", "v1.0.2");
  utimesSync(refs, 1_700_000_000, 1_700_000_000);
  expect(recall()).toBeUndefined();
});

it("a file that is long settled is known by its size and times", async () => {
  const { folder, run, recall } = await prepared();
  const now = vi.spyOn(Date, "now").mockImplementation(() => new Date().getTime() + 60_000);
  const first = await run();
  now.mockRestore();
  expect(recall()).toEqual(first);
  replaceIn(folder, ".git/packed-refs", "v1.0.1", "v1.0.2");
  expect(recall()).toBeUndefined();
});

it("a folder that takes no files is no reason to fail, and leaves nothing behind", async () => {
  const { folder, run, recall } = await prepared();
  const first = await run();
  const told = path.join(folder, ".git/toolbox/told");
  rmSync(told, { recursive: true });
  writeFileSync(told, "in the way");
  expect(await run()).toEqual(first);
  expect(statSync(told).isFile()).toBe(true);
  rmSync(told);
  mkdirSync(told);
  chmodSync(told, 0o555);
  expect(await run()).toEqual(first);
  expect([undefined, first]).toContainEqual(recall());
});

it("several at once leave whole files, and old ones go", async () => {
  const { run, recall, kept } = await prepared();
  const [first] = await Promise.all(Array.from({ length: 6 }, () => run()));
  expect(recall()).toEqual(first);
  for (let count = 0; count < 30; count++) await run("--project", `p${count}`);
  expect(kept()).toHaveLength(24);
  expect(recall("--project", "p29")).toBeDefined();
  expect(recall("--project", "p0")).toBeUndefined();
});

function replaceIn(folder: string, name: string, from: string, to: string): void {
  const file = path.join(folder, name);
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
}

function poisoned(bytes: Buffer): Buffer {
  const other = Buffer.from(bytes);
  const at = other.length - 10;
  other[at] = (other[at] ?? 0) ^ 1;
  return other;
}
