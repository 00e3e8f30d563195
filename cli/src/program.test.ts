import { catalog } from "@toolbox/core";
import { describe, expect, it, vi } from "vitest";
import { commandTable } from "./command-table.ts";
import { explain } from "./shell/explain.ts";
import { Failure } from "./shell/failure.ts";
import { type Parts, runProgram } from "./program.ts";
import { fakeShell, type FakeShellOptions } from "./testing/fake-shell.ts";
import { fakeSite, GOOD_TOKEN } from "./testing/fake-site.ts";
import { tempFolder } from "./testing/temp-folder.ts";

async function run(args: readonly string[], options: FakeShellOptions = {}, parts?: Partial<Parts>) {
  const shell = fakeShell(options);
  const whole: Parts = { commands: commandTable, tools: catalog, requireSignIn: async () => {}, ...parts };
  try {
    await runProgram(args, "1.2.3", shell, whole);
    return { code: 0, out: shell.out(), err: shell.err() };
  } catch (error) {
    const end = explain(error, shell.env);
    return { code: end.exitCode, out: shell.out(), err: shell.err() + end.words };
  }
}

describe("usage", () => {
  it.each([
    [["comit"], 'Unknown command "comit". Did you mean commit? See "toolbox --help".'],
    [["zzzzzz"], 'Unknown command "zzzzzz". See "toolbox --help".'],
    [["--nope"], 'Unknown option "--nope". See "toolbox --help".'],
    [["tools", "--jsn"], 'Unknown option "--jsn". Did you mean --json? See "toolbox tools --help".'],
    [["whoami", "me"], 'Too many arguments for "whoami". Expected 0 arguments but got 1. See "toolbox whoami --help".'],
    [["completion"], 'Missing required argument "shell". See "toolbox completion --help".'],
  ])("%j is refused with 2 and one line", async (args, words) => {
    expect(await run(args)).toEqual({ code: 2, out: "", err: `toolbox: ${words}\n` });
  });

  it("names the choices of an argument", async () => {
    const { code, err } = await run(["completion", "tcsh"]);
    expect(code).toBe(2);
    expect(err).toContain("bash, zsh, fish");
  });
});

describe("help", () => {
  it.each([[[]], [["--help"]], [["-h"]], [["help"]]])("%j lists every command under its heading", async (args) => {
    const { code, out, err } = await run(args);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    for (const { name, summary } of commandTable) {
      expect(out).toContain(`  ${name} `);
      expect(out.replaceAll(/\s+/g, " ")).toContain(summary);
    }
    for (const { id } of catalog) expect(out).toContain(`  ${id} `);
    const headings = ["Tools:", "Git:", "Account:", "Toolbox:"].map((heading) => out.indexOf(`\n${heading}\n`));
    expect(headings.every((place) => place > 0)).toBe(true);
    expect(headings).toEqual(headings.toSorted((a, b) => a - b));
    expect(out).toContain("Exit codes: 0 ok, 1 finding or failure, 2 usage");
  });

  it("of a command is the same with help before and --help after", async () => {
    const after = await run(["og-image", "--help"]);
    expect(await run(["help", "og-image"])).toEqual(after);
    expect(after.out).toContain("Usage: toolbox og-image");
    expect(after.out).toContain("Examples:\n  # ");
  });

  it("shows a text of many lines as a file, so that the options stay in sight", async () => {
    const { out } = await run(["api-docs", "--help"]);
    expect(out).toMatch(/\n {2}toolbox api-docs --text-file text\.txt\n?$/);
    expect((await run(["json", "--help"])).out).toContain("// where the app listens");
  });

  it("has no escape code off a terminal", async () => {
    expect((await run(["--help"])).out).not.toContain("\u001b");
  });

  it("prints the version", async () => {
    expect(await run(["--version"])).toEqual({ code: 0, out: "1.2.3\n", err: "" });
  });
});

describe("the sign-in gate", () => {
  const words = "You are not signed in.";
  const requireSignIn = () => Promise.reject(new Failure("notSignedIn", words));
  // What a command does beyond the gate is not asked here: each is made to do nothing.
  const commands = commandTable.map((entry) => ({
    ...entry,
    load: async () => ({
      declare: async (command: Parameters<Awaited<ReturnType<typeof entry.load>>["declare"]>[0]) => {
        command.action(() => {});
        if (entry.name === "changelog") command.command("lint").action(() => {});
      },
    }),
  }));

  const names = [...catalog.map((tool) => tool.id), "commit", "changelog"];
  const free = ["lint", "hooks", "login", "logout", "whoami", "tools", "doctor", "completion"];
  const row = (code: number, ...args: readonly string[]): readonly [readonly string[], number] => [args, code];

  it.each([
    ...free.map((name) => row(0, name)),
    row(0, "changelog", "lint"),
    ...names.map((name) => row(4, name)),
    ...names.map((name) => row(0, name, "--help")),
    row(0, "--help"),
    row(0, "--version"),
  ])("%j ends with %i for a stranger", async (args, code) => {
    const ended = await run(args, {}, { requireSignIn, commands });
    expect(ended.code).toBe(code);
    expect(ended.err).toBe(code === 4 ? `toolbox: ${words}\n` : "");
  });

  // What writes nothing asks nobody, whatever becomes of it in a folder without a repository.
  it.each([
    ...catalog.flatMap(({ id }) => [[id, "--check"] as const, [id, "--diff"] as const]),
    ["changelog", "--check"],
    ["changelog", "--diff"],
    ["changelog", "--preview"],
    ["changelog", "--bump"],
    ["changelog", "--bump", "minor"],
    ["make", "--check"],
    ["make", "--diff"],
    ["make", "--list"],
    ["make", "--init"],
  ])("%s %s asks nobody", async (...args) => {
    const asked = vi.fn<Parts["requireSignIn"]>(requireSignIn);
    const runTool = async () => ({ ok: false, reason: "input", issues: [] }) as const;
    await run(args, { cwd: "/" }, { requireSignIn: asked, runTool });
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ["changelog", "--entry", "Add x", "--bump", "minor"],
    ["changelog", "--unreleased"],
    ["changelog", "--write"],
    ["make", "--force"],
    ["commit", "--dry-run"],
    ["slug", "x", "--json"],
  ])("%s %s asks", async (...args) => {
    expect((await run(args, { cwd: "/" }, { requireSignIn })).code).toBe(4);
  });

  it.each(["slug", "commit", "changelog"])("%s asks nobody from source", async (name) => {
    const { err } = await run([name], { isFromSource: true }, { requireSignIn, commands });
    expect(err).not.toContain(words);
  });

  it("knows every command of the table", () => {
    expect(commandTable.filter((entry) => entry.worksSignedOut !== true).map((entry) => entry.name)).toEqual([
      "commit",
      "changelog",
      "release",
      "migrate",
      "make",
    ]);
  });

  it("lets nothing of the tool run before it", async () => {
    const { out } = await run(["commit-message", "Fix a"], {}, { requireSignIn });
    expect(out).toBe("");
  });
});

describe("account commands", () => {
  it("sign in, show who, sign out: results on stdout, words on stderr", async () => {
    const [site, home] = await Promise.all([fakeSite(), tempFolder()]);
    const env = { HOME: home, TOOLBOX_URL: site.url };
    const login = await run(["login", "--no-browser"], { env });
    expect(login).toMatchObject({ code: 0, out: "" });
    expect(login.err).toContain("Code    BCDF-GHJK");
    expect(await run(["whoami"], { env })).toEqual({
      code: 0,
      out: `ada@example.com\n${site.url}, by toolbox CLI on lovelace, until 2026-05-30\n`,
      err: "",
    });
    const json = await run(["whoami", "--json"], { env });
    expect(JSON.parse(json.out)).toMatchObject({ email: "ada@example.com", site: site.url, isOffline: false });
    expect(json.out).not.toContain(GOOD_TOKEN);
    await site.stop();
    const offline = await run(["whoami", "--fresh"], { env });
    expect(offline).toMatchObject({ code: 5, out: "" });
    expect(offline.err).toContain(`${site.url} cannot be reached`);
    expect((await run(["whoami"], { env })).out).toContain("ada@example.com\n");
    expect(await run(["logout"], { env })).toMatchObject({ code: 0, out: "" });
    expect(await run(["whoami"], { env })).toEqual({
      code: 4,
      out: "",
      err: `toolbox: You are not signed in at ${site.url}. Run "toolbox login".\n`,
    });
  });

  it("whoami says with 5 when the site must be asked and is away", async () => {
    const [site, home] = await Promise.all([fakeSite(), tempFolder()]);
    await site.stop();
    const env = { HOME: home, TOOLBOX_URL: site.url, TOOLBOX_TOKEN: GOOD_TOKEN };
    const { code, out, err } = await run(["whoami"], { env });
    expect({ code, out }).toEqual({ code: 5, out: "" });
    expect(err).toBe(
      `toolbox: ${site.url} cannot be reached: nothing listens there. To start a site of your own and sign in:\n  npx toolbox-site --port ${new URL(site.url).port}\n  toolbox login\n`,
    );
  });
});

describe("doctor", () => {
  it("is content from source without a site", async () => {
    const site = await fakeSite();
    await site.stop();
    const env = { HOME: await tempFolder(), TOOLBOX_URL: site.url };
    const { code, out } = await run(["doctor"], { env, isFromSource: true });
    expect(code).toBe(0);
    expect(out).toContain("ok      sign-in  not needed from source: You are not signed in");
  });

  it("has a row for everything, all good", async () => {
    const [site, home] = await Promise.all([fakeSite(), tempFolder()]);
    const env = { HOME: home, TOOLBOX_URL: site.url, TOOLBOX_TOKEN: GOOD_TOKEN };
    const { code, out, err } = await run(["doctor"], { env });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out.split("\n").map((row) => row.slice(0, 15).trimEnd())).toEqual([
      "ok      node",
      "ok      git",
      "ok      canvas",
      "ok      site",
      "ok      sign-in",
      "",
    ]);
    expect(out).toContain(`${site.url} answers\n`);
    expect(out).toContain("ada@example.com until 2026-05-30\n");
  });

  it("ends with 1 and says how to mend what is missing, as JSON too", async () => {
    const [site, home] = await Promise.all([fakeSite(), tempFolder()]);
    await site.stop();
    const env = { HOME: home, TOOLBOX_URL: site.url };
    const { code, out } = await run(["doctor"], { env });
    expect(code).toBe(1);
    expect(out).toMatch(/^not ok {2}site {5}.*cannot be reached/m);
    expect(out).toMatch(/^not ok {2}sign-in {2}You are not signed in at .*\. Run "toolbox login"\.$/m);
    const json = await run(["doctor", "--json"], { env });
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toContainEqual({
      name: "sign-in",
      ok: false,
      words: `You are not signed in at ${site.url}.`,
      fix: 'Run "toolbox login".',
    });
  });
});
