import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { catalog, runTool } from "@toolbox/core";
import { fakePorts } from "@toolbox/core/testing";
import { describe, expect, it } from "vitest";
import { commandTable } from "./command-table.ts";
import { nodeAssets } from "./ports/assets/assets.ts";
import { runProgram } from "./program.ts";
import { explain } from "./shell/explain.ts";
import { fakeShell, type FakeShellOptions } from "./testing/fake-shell.ts";
import { ACTIVE, DEVICE, fakeSite, GOOD_TOKEN } from "./testing/fake-site.ts";
import { tempFolder } from "./testing/temp-folder.ts";
import { repositoryAt, tempRepository } from "./testing/temp-repository.ts";

// Titles, clears, colors and turns round what a terminal shows, in the codes of seven and of eight bits.
const EVIL = "\u001b]0;evil\u0007\u001b[2J\u009b31m\u0008\u202eevil\u2066";
// Begins a line that looks like ours.
const FORGED = `${EVIL}\nSigned in as root\rSigned in as root`;
const OBEYED =
  // oxlint-disable-next-line no-control-regex -- what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|\r(?!\n)/;
/** What our own progress line needs. */
// oxlint-disable-next-line no-control-regex -- our own codes
const OWN = /\u001b\[(?:2K|G)/g;

/** Runs a command as the process would, at a terminal unless told otherwise. */
async function run(args: readonly string[], options: FakeShellOptions = {}) {
  const shell = fakeShell({ isTerminal: true, ...options });
  try {
    await runProgram(args, "0.0.0", shell, {
      commands: commandTable,
      tools: catalog,
      requireSignIn: () => Promise.resolve(),
      runTool: (which, raw, context) => runTool(which, raw, fakePorts({ assets: nodeAssets }), context),
    });
  } catch (error) {
    await shell.stderr.write(explain(error, shell.env).words);
  }
  return { out: shell.out(), err: shell.err() };
}

/** Shows something of the hostile text and obeys none of it. */
function expectShown({ out, err }: { readonly out: string; readonly err: string }) {
  const seen = `${out}${err}`.replace(OWN, "");
  expect(seen).not.toMatch(OBEYED);
  expect(seen).not.toMatch(/^Signed in as root/m);
  expect(seen).toMatch(/␛|<U\+202E>|\\<U\+202E>/);
}

describe("what a repository holds", () => {
  function hostile() {
    const repository = tempRepository();
    const { git, write, commit } = repository;
    git("config", "user.name", "Ada");
    commit(`feat: one ${EVIL}`, "2026-01-01");
    git("tag", "v1.0.0-\u202ealpha");
    git("tag", "v1.0.0");
    git("tag", "pkg\u202e@1.0.0", "HEAD");
    git("switch", "--quiet", "-c", "fix/12-\u202eevil");
    commit(`fix: two ${EVIL}\n\nChangelog: ${EVIL}\n continued\n\nBREAKING CHANGE: ${EVIL}`, "2026-01-02");
    commit(`${EVIL} plain words`, "2026-01-03");
    write("package.json", JSON.stringify({ name: FORGED, version: "1.0.0", workspaces: ["packages/*"] }));
    mkdirSync(path.join(repository.folder, "packages/evil"), { recursive: true });
    write("packages/evil/package.json", JSON.stringify({ name: FORGED, version: "1.0.0" }));
    write(`evil\u001b[2J\u202e.txt`, "x");
    git("add", ".");
    return repository;
  }

  it.each([
    ["changelog"],
    ["changelog", "--unreleased"],
    ["changelog", "--diff"],
    ["changelog", "--format", "release", "--unreleased", "--contributors"],
    ["changelog", "--json"],
    ["changelog", "--require-conventional"],
    ["changelog", "--from", FORGED],
    ["changelog", "--package", FORGED],
    ["lint", "--last"],
    ["lint", "--from", "v1.0.0"],
    ["lint", "--message", `Feat: ${EVIL}.`],
    ["lint", "--from", FORGED],
    ["commit", "--print", "--type", "fix", "-m", `crash ${EVIL}`, "-y"],
    ["commit", "--print", "--type", FORGED, "-m", "x", "-y"],
    ["commit", "--fixup", FORGED, "-y"],
  ])("%s", async (...args) => {
    const { folder, shell } = hostile();
    expectShown(await run(args, { cwd: folder, env: shell.env }));
  });

  it("the names of packages", async () => {
    const { folder, shell, git, commit } = hostile();
    commit("feat: start", "2026-01-04");
    git("add", ".");
    expectShown(await run(["changelog", "--packages", "--bump"], { cwd: folder, env: shell.env }));
  });

  it("a changelog takes no control characters, wherever it goes", async () => {
    const { folder, shell } = hostile();
    await run(["changelog", "--write", "--project", FORGED], { cwd: folder, env: shell.env });
    expect(readFileSync(path.join(folder, "CHANGELOG.md"), "utf8")).not.toMatch(OBEYED);
    const piped = await run(["changelog"], { cwd: folder, env: shell.env, isTerminal: false });
    expect(piped.out).not.toMatch(OBEYED);
    const entry = await run(["changelog", "--entry", `Add ${EVIL}`, "--project", EVIL], {
      cwd: folder,
      isTerminal: false,
    });
    expect(entry.out).not.toMatch(OBEYED);
  });

  it("a changelog file", async () => {
    const { folder, shell, write } = hostile();
    write("bad.md", `# ${EVIL}\n\n## [1.0.0] - ${EVIL}\n\n### ${EVIL}\n\n- x\n`);
    expectShown(await run(["changelog", "lint", "bad.md"], { cwd: folder, env: shell.env }));
    expectShown(await run(["changelog", "lint", FORGED], { cwd: folder, env: shell.env }));
  });

  it("the configuration, and the folder of hooks", async () => {
    const { folder, shell, write, git } = hostile();
    write("toolbox.config.json", JSON.stringify({ lint: { rules: { [FORGED]: 1 } }, [FORGED]: 1 }));
    expectShown(await run(["lint", "--message", "feat: x"], { cwd: folder, env: shell.env }));
    expectShown(await run(["changelog"], { cwd: folder, env: shell.env }));
    git("config", "core.hooksPath", `hooks${FORGED}`);
    expectShown(await run(["hooks", "status"], { cwd: folder, env: shell.env }));
  });
});

describe("what a tool reads", () => {
  async function hostileFolder() {
    const folder = await tempFolder();
    const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
    write(`evil${FORGED.replaceAll("/", "")}.txt`, "x");
    write("evil.csv", `a,b\n"${EVIL}",1\n`);
    write("plan.md", `# Plan ${EVIL}\n- [ ] Task ${EVIL} 2026-12-03\n`);
    const api = { openapi: "3.1.0", info: { title: FORGED, version: EVIL }, paths: { [`/x${FORGED}`]: { get: {} } } };
    write("api.json", JSON.stringify(api));
    write("evil.sql", `create table "t${EVIL}" (a int references "n${EVIL}"(b));\ncreate tabel "x${EVIL}" (a int);`);
    write("evil.md", `# ${EVIL}\n\n![a](${EVIL}.png)\n`);
    write("package.json", JSON.stringify({ name: FORGED, description: EVIL, version: "1.0.0" }));
    return folder;
  }

  it.each([
    ["hash", `evil${FORGED.replaceAll("/", "")}.txt`],
    ["hash", `missing${FORGED}.txt`],
    ["json", "--text", `{"a": "${EVIL}", oops`],
    ["json", "--text", `{"a": 1, "${FORGED.replaceAll("\n", String.raw`\n`)}" 2}`],
    ["csv", "evil.csv"],
    ["workspace", "plan.md", "--format", "text"],
    ["workspace", "plan.md"],
    ["api-docs", "api.json", "--format", "md", "--out", "-"],
    ["api-docs", "api.json", "--only", "nothing"],
    ["schema", "evil.sql"],
    ["schema", "evil.sql", "--format", "sql"],
    ["readme", "--out", "-", "--only", "README.md"],
    ["slug", EVIL, "--json"],
    ["regex", `a${EVIL}`, "--text", `a${EVIL}`],
    ["email", `a${EVIL}@x.example`],
    ["commit-message", `Fix ${EVIL}`, "--only", "conventional"],
    ["changelog-entries", `Add ${EVIL}`, "--only", "CHANGELOG.md"],
    ["base64", EVIL],
    ["color", FORGED],
    ["icon", "svg", FORGED],
    ["palette", "--input", FORGED],
    ["uuid", "--nope", FORGED],
    [FORGED],
    ["slug", `--${FORGED}`],
    ["slug", "x", "--out", `/dev/null/${FORGED}`],
    ["slug", "x", "--only", FORGED],
  ])("%j", async (...args) => {
    const folder = await hostileFolder();
    const { out, err } = await run(args, { cwd: folder, env: { HOME: folder } });
    const seen = `${out}${err}`.replace(OWN, "");
    expect(seen).not.toBe("");
    expect(seen).not.toMatch(OBEYED);
    // A document that is printed has lines of its own.
    const isDocument = args.some((word) => ["--only", "--format"].includes(word));
    expect(isDocument ? err : seen).not.toMatch(/^Signed in as root/m);
  });

  it("goes through a pipe as it is, and its words are shown even there", async () => {
    const file = `evil${FORGED.replaceAll("/", "")}.txt`;
    const { out } = await run(["json", "--text", JSON.stringify({ a: EVIL })], { isTerminal: false });
    expect(JSON.parse(out)).toEqual({ a: EVIL });
    const { err } = await run(["hash", `missing-${file}`], { cwd: await hostileFolder(), isTerminal: false });
    expect(err).not.toMatch(OBEYED);
  });
});

describe("what a server says", () => {
  it.each([["login", "--no-browser"], ["whoami", "--fresh"], ["doctor"]])("%s", async (...args) => {
    const [site, home] = await Promise.all([fakeSite(), tempFolder()]);
    site.answer("verify_token", { json: { ...ACTIVE, email: FORGED, full_name: FORGED, name: FORGED } });
    site.answer("device_authorize", { json: { ...DEVICE, user_code: FORGED, verification_path: `/${FORGED}` } });
    const env = { HOME: home, TOOLBOX_URL: site.url, ...(args[0] === "login" ? {} : { TOOLBOX_TOKEN: GOOD_TOKEN }) };
    const ended = await run(args, { env });
    expectShown(ended);
  });

  it.each([
    { json: { error: FORGED } },
    { json: { supabaseUrl: FORGED, publishableKey: EVIL } },
    { status: 500, text: FORGED },
  ])("an answer of another kind: %j", async (answer) => {
    const [site, home] = await Promise.all([fakeSite(), tempFolder()]);
    for (const name of ["config.json", "device_authorize"]) site.answer(name, answer);
    for (const command of [["login", "--no-browser"], ["doctor"]]) {
      const { out, err } = await run(command, { env: { HOME: home, TOOLBOX_URL: site.url } });
      expect(`${out}${err}`).not.toMatch(OBEYED);
      expect(`${out}${err}`).not.toMatch(/^Signed in as root/m);
    }
  });
});

it("a repository that is not there is named safely", async () => {
  const folder = path.join(await tempFolder(), `evil\u001b[2J\u202e`);
  mkdirSync(folder);
  const { shell } = repositoryAt(folder, false);
  expectShown(await run(["changelog"], { cwd: folder, env: shell.env }));
});
