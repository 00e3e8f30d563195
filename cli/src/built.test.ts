import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, realpathSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it, vi } from "vitest";
import pkg from "../package.json" with { type: "json" };
import { builtCli } from "./testing/built-cli.ts";
import { fakeSite, GOOD_TOKEN } from "./testing/fake-site.ts";
import { mcpProcess } from "./testing/mcp-client.ts";
import { tempFolder } from "./testing/temp-folder.ts";

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let script: string;
beforeAll(async () => {
  script = await builtCli();
}, 60_000);

// Nothing of the developer's own terminal may color or sign in what is run here.
const plain = { PATH: process.env.PATH, HOME: "/nonexistent" };

const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}, cwd?: string) =>
  spawnSync(process.execPath, [script, ...args], { encoding: "utf8", env: { ...plain, ...env }, cwd });

/** For NODE_OPTIONS: runs this code before the program, in its process and in its threads. */
const before = (code: string) => `--import=data:text/javascript,${encodeURIComponent(code)}`;

/** Runs the CLI and tells every module file it loaded, and every native library it opened. */
async function loadedBy(...given: readonly (string | NodeJS.ProcessEnv)[]) {
  const args = given.filter((each) => typeof each === "string");
  const list = path.join(await tempFolder(), "loaded.txt");
  const note = (what: string) => `appendFileSync(${JSON.stringify(list)}, ${what} + "\\n");`;
  const hook = `import { appendFileSync } from "node:fs";
    export async function load(url, context, next) { ${note("url")} return next(url, context); }`;
  const { stdout, stderr, status } = run(args, {
    ...given.find((each) => typeof each === "object"),
    NODE_OPTIONS: before(`import { appendFileSync } from "node:fs";
      import { register } from "node:module";
      register(${JSON.stringify(`data:text/javascript,${encodeURIComponent(hook)}`)});
      const { dlopen } = process;
      process.dlopen = function (...given) { ${note(`"native " + given[1]`)} return dlopen.apply(this, given); };`),
  });
  expect(status).toBe(0);
  const lines = readFileSync(list, "utf8").split("\n");
  return {
    stdout,
    stderr,
    files: lines.filter((line) => line.startsWith("file:")).map((url) => fileURLToPath(url)),
    native: lines.filter((line) => line.startsWith("native ")),
  };
}

/** Every chunk of the bundle. */
function allChunks(): string[] {
  const chunks = path.join(path.dirname(script), "chunks");
  return readdirSync(chunks).map((name) => path.join(chunks, name));
}

describe("what is loaded", () => {
  // Words of each part that no bundler can change, and that stand in no other.
  const marks = { ink: "ink-text", canvas: "@napi-rs/canvas", commit: "Generate Commit Messages", og: "og-image-" };
  const marksIn = (files: readonly string[]) => {
    const source = files.map((file) => readFileSync(file, "utf8")).join("\n");
    return Object.entries(marks)
      .filter(([, mark]) => source.includes(mark))
      .map(([name]) => name);
  };

  it("the bundle holds them all, so that their absence means something", () => {
    expect(marksIn(allChunks())).toEqual(Object.keys(marks));
  });

  it.each([
    ["--version", `${pkg.version}\n`],
    ["--help", /^Usage: toolbox /],
  ])("%s: one small file", async (flag, expected) => {
    const { stdout, stderr, files, native } = await loadedBy(flag);
    expect(stdout).toMatch(expected);
    expect(stderr).toBe("");
    expect(files.map((file) => path.basename(file))).toEqual(["toolbox.js"]);
    expect(files.reduce((sum, file) => sum + readFileSync(file).length, 0)).toBeLessThan(20_000);
    expect(native).toEqual([]);
  });

  it("lint: few files, with the words of its verdict, without the parser of commands", async () => {
    const message = path.join(await tempFolder(), "message.txt");
    writeFileSync(message, "feat: add a door\n");
    const { stderr, files, native } = await loadedBy("lint", message);
    expect(stderr).toBe("1 message, nothing to fix.\n");
    const names = files.map((file) => path.basename(file).replace(/-.{8}\.js$/, ""));
    expect(names.toSorted()).toEqual(["fast-path.js", "lint", "lint-words", "process", "toolbox.js"]);
    expect(native).toEqual([]);
  });

  it.each(["tools"])("%s: no ink, no canvas, no generator", async (word) => {
    const { stdout, stderr, files, native } = await loadedBy(word);
    expect(stdout).toContain("og-image");
    expect(stderr).toBe("");
    expect({ marks: marksIn(files), native }).toEqual({ marks: [], native: [] });
  });
});

describe("what a tool is declared with", () => {
  // Each stands in one chunk alone, which every tool would otherwise load for a word or two that it shares with it.
  const linter = "subject-full-stop";
  const changelog = "Co-authored-by|Refs?|Deprecate[sd]?";

  it("the linter and the changelog are in the bundle, so that their absence means something", () => {
    const source = allChunks()
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
    expect([source.includes(linter), source.includes(changelog)]).toEqual([true, true]);
  });

  it.each(["hash", "schema", "og-image", "json"])("%s --help: neither linter nor changelog", async (tool) => {
    const { files } = await loadedBy({ FORCE_COLOR: "0" }, tool, "--help");
    const holds = (words: string) => files.filter((file) => readFileSync(file, "utf8").includes(words));
    expect([holds(linter), holds(changelog)]).toEqual([[], []]);
  });
});

describe("sign-in", () => {
  const refused = {
    status: 4,
    stdout: "",
    stderr: 'toolbox: You are not signed in at http://127.0.0.1:4700. Run "toolbox login".\n',
  };

  it("from the source of this project nobody is asked, wherever the user stands", async () => {
    const source = fileURLToPath(new URL("main.ts", import.meta.url));
    const tsx = import.meta.resolve("tsx");
    const cwd = await tempFolder();
    const fromSource = (...args: readonly string[]) =>
      spawnSync(process.execPath, ["--import", tsx, source, ...args], { encoding: "utf8", env: plain, cwd });
    expect(fromSource("slug", "From source")).toMatchObject({ status: 0, stdout: "from-source\n", stderr: "" });
    // A tool in a worker, which finds the loader of TypeScript by itself.
    expect(fromSource("regex", "a+", "--text", "aab").stderr).toBe("Matches  1\n");
  });

  it("the bundle asks, also where the source would stand", async () => {
    expect(run(["slug", "Built"])).toMatchObject(refused);
    const checkout = path.join(await tempFolder(), "cli/src/shell");
    cpSync(path.dirname(script), checkout, { recursive: true });
    const asSource = path.join(checkout, "node-shell.ts.js");
    cpSync(script, asSource);
    expect(spawnSync(process.execPath, [asSource, "slug", "Built"], { encoding: "utf8", env: plain })).toMatchObject(
      refused,
    );
  });
});

describe("mcp", () => {
  it("answers the official client on stdin and stdout, and ends with it", async () => {
    const folder = await tempFolder();
    const env = { PATH: process.env.PATH ?? "", HOME: "/nonexistent" };
    const { client, pid } = await mcpProcess([script, "mcp", "--root", folder, "--tools", "slug,lint"], env);
    expect(client.getServerVersion()).toMatchObject({ name: "toolbox", version: pkg.version });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(["slug", "lint"]);
    const linted = await client.callTool({ name: "lint", arguments: { message: "feat: a door" } });
    expect(linted.content).toEqual([{ type: "text", text: "1 message, nothing to fix." }]);
    const refused = await client.callTool({ name: "slug", arguments: { text: "a" } });
    expect(refused).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining("You are not signed in") }],
    });
    await client.close();
    expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  });

  it("a tool that is not there is named before anything is served", () => {
    expect(run(["mcp", "--tools", "slog"])).toMatchObject({
      status: 2,
      stdout: "",
      stderr: 'toolbox: --tools: there is no tool "slog". Did you mean "slug"?\n',
    });
  });
});

describe("streams", () => {
  it("a reader that goes away is not a failure", () => {
    const line = `"$0" "$1" tools --json | head -c 1; echo "\${PIPESTATUS[0]}"`;
    const { stdout, stderr } = spawnSync("bash", ["-c", line, process.execPath, script], {
      encoding: "utf8",
      env: plain,
    });
    expect({ stdout, stderr }).toEqual({ stdout: "[0\n", stderr: "" });
  });

  // Of util-linux: runs a command on a terminal of its own.
  const TERMINAL = "script";
  const onTerminal = (env: NodeJS.ProcessEnv) =>
    spawnSync(TERMINAL, ["-qec", `'${process.execPath}' '${script}' --help`, "/dev/null"], {
      encoding: "utf8",
      env: { ...plain, TERM: "xterm", ...env },
    });
  const hasScript = spawnSync(TERMINAL, ["--version"]).status === 0;
  if (!hasScript) process.stdout.write("skipped: color on a terminal, since script (util-linux) is not installed\n");

  it.runIf(hasScript).each([
    ["on a terminal", {}, true],
    ["with NO_COLOR", { NO_COLOR: "1" }, false],
    ["with an empty NO_COLOR", { NO_COLOR: "" }, true],
    ["on a dumb terminal", { TERM: "dumb" }, false],
    ["with FORCE_COLOR over NO_COLOR", { NO_COLOR: "1", FORCE_COLOR: "1" }, true],
  ])("color %s", (_, env, isColored) => {
    const { stdout, status } = onTerminal(env);
    expect(status).toBe(0);
    expect(stdout).toContain("Usage:");
    expect(stdout.includes("\u001b[1m")).toBe(isColored);
  });

  it("no color in a pipe", () => {
    expect(run(["--help"]).stdout).not.toContain("\u001b");
  });
});

describe("signals", () => {
  it.each([
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const)("%s during a heavy run ends it with %i, without a word", async (signal, code) => {
    const [site, folder] = await Promise.all([fakeSite(), tempFolder()]);
    const big = path.join(folder, "big.bin");
    writeFileSync(big, "");
    truncateSync(big, 250 * 1024 * 1024);
    const child = spawn(process.execPath, [script, "hash", "--algorithm", "MD5", "--file", big], {
      env: {
        ...plain,
        HOME: folder,
        TOOLBOX_URL: site.url,
        TOOLBOX_TOKEN: GOOD_TOKEN,
        NODE_OPTIONS: before(`import { writeSync } from "node:fs";
          import { isMainThread } from "node:worker_threads";
          if (!isMainThread) writeSync(2, "thread\\n");`),
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const ended = await signalled(child, signal);
    expect(ended).toEqual({ code, out: "", err: "thread\n" });
  });
});

/** Sends the signal once the worker thread runs, and waits for the end. */
function signalled(child: ChildProcess, signal: NodeJS.Signals) {
  let out = "";
  let err = "";
  child.stdout?.on("data", (data: Buffer) => (out += data.toString()));
  child.stderr?.on("data", (data: Buffer) => {
    if (err === "") child.kill(signal);
    err += data.toString();
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject).on("close", (code) => resolve({ code, out, err }));
  });
}

describe("where it stands", () => {
  it("runs from an empty folder with only the canvas beside it", async () => {
    const folder = await tempFolder();
    cpSync(path.dirname(script), path.join(folder, "toolbox"), { recursive: true });
    const packages = path.dirname(
      realpathSync(fileURLToPath(new URL("../node_modules/@napi-rs/canvas", import.meta.url))),
    );
    mkdirSync(path.join(folder, "node_modules"));
    cpSync(packages, path.join(folder, "node_modules/@napi-rs"), { recursive: true, dereference: true });
    const { stdout, stderr } = spawnSync(process.execPath, [path.join(folder, "toolbox/toolbox.js"), "doctor"], {
      cwd: folder,
      encoding: "utf8",
      env: { ...plain, HOME: folder, TOOLBOX_URL: "http://127.0.0.1:9" },
    });
    expect(stderr).toBe("");
    expect(stdout).toMatch(/^ok {6}canvas {3}draws$/m);
    const tools = spawnSync(process.execPath, [path.join(folder, "toolbox/toolbox.js"), "tools", "--json"], {
      encoding: "utf8",
      env: plain,
    });
    expect(JSON.parse(tools.stdout)).not.toEqual([]);
  });

  it("as pnpm toolbox, paths start where it was typed; under any other script where it runs", async () => {
    const [typed, root] = await Promise.all([tempFolder(), tempFolder()]);
    writeFileSync(path.join(typed, "message.txt"), "feat: add a door\n");
    const env = { INIT_CWD: typed, npm_lifecycle_event: "toolbox", npm_package_name: "toolbox" };
    expect(run(["lint", "message.txt"], env, root)).toMatchObject({
      status: 0,
      stderr: "1 message, nothing to fix.\n",
    });
    const other = run(["lint", "message.txt"], { ...env, npm_package_name: "theirs" }, root);
    expect(other.status).not.toBe(0);
    expect(other.stderr).toContain("message.txt");
  });
});
