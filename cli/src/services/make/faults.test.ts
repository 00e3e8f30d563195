import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { beforeAll, expect, it, vi } from "vitest";
import { hashOf } from "../../lock/hash.ts";
import { parseLock } from "../../lock/lock.ts";
import { builtCli } from "../../testing/built-cli.ts";
import { fakeSite, GOOD_TOKEN } from "../../testing/fake-site.ts";
import { folderOf } from "../../testing/folder-of.ts";
import { runMake } from "../../testing/run-make.ts";
import { tempFolder } from "../../testing/temp-folder.ts";

vi.setConfig({ testTimeout: 180_000 });

let script: string;
beforeAll(async () => {
  script = await builtCli();
}, 60_000);

const COUNT = 60;
const names = Array.from({ length: COUNT }, (_, at) => `e${at}`);
const input = (name: string, version: number) => `Title ${name} ${version}\n`;
const output = (name: string, version: number) => `title-${name}-${version}`;

/** A folder with sixty entries, and the command built, in a process of its own. */
async function project() {
  const make = Object.fromEntries(
    names.map((name) => [name, { tool: "slug", input: { text: { file: `in/${name}.txt` } }, out: `out/${name}.txt` }]),
  );
  const cwd = await folderOf({ "toolbox.config.json": JSON.stringify({ make }), "out/.keep": "" });
  const write = (version: number) => {
    for (const name of names) writeFileSync(path.join(cwd, "in", `${name}.txt`), input(name, version));
  };
  mkdirSync(path.join(cwd, "in"));
  const site = await fakeSite();
  const env = { PATH: process.env["PATH"], HOME: await tempFolder(), TOOLBOX_URL: site.url, TOOLBOX_TOKEN: GOOD_TOKEN };
  return { cwd, write, env };
}

/** For NODE_OPTIONS: the process kills itself at one of its writes, which it leaves half done. */
const killAt = (step: number) => `import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  let steps = ${step};
  const kill = (target, content) => {
    if (typeof content === "string" || content instanceof Uint8Array) fs.writeFileSync(target, content.slice(0, content.length / 2), { flag: "a" });
    process.kill(process.pid, "SIGKILL");
  };
  for (const [of, name] of [[fs, "appendFileSync"], [fs.promises, "writeFile"], [fs.promises, "rename"], [fs.promises, "rm"]]) {
    const real = of[name];
    of[name] = (...given) => (--steps === 0 && kill(given[0], name === "rename" ? undefined : given[1]), real(...given));
  }
  syncBuiltinESMExports();`;

/** Whether it was killed before its end. */
async function killedAt(step: number, { cwd, env }: Awaited<ReturnType<typeof project>>): Promise<boolean> {
  // A home of its own: what the site said is asked for each time.
  const HOME = await tempFolder();
  const options = `--import=data:text/javascript,${encodeURIComponent(killAt(step))}`;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, "make"], {
      cwd,
      env: { ...env, HOME, NODE_OPTIONS: options },
      stdio: "ignore",
    });
    child.on("error", reject).on("close", (_, signal) => resolve(signal === "SIGKILL"));
  });
}

/** Every file is whole, of one version or another, and the lock tells of outputs that its inputs make. */
function expectTruth(cwd: string, versions: number): void {
  const all = Array.from({ length: versions + 1 }, (_, version) => version);
  for (const name of readdirSync(path.join(cwd, "out")).filter((each) => !each.startsWith(".")))
    expect(all.map((version) => output(name.replace(".txt", ""), version))).toContain(
      readFileSync(path.join(cwd, "out", name), "utf8").trim(),
    );
  if (!existsSync(path.join(cwd, "toolbox.lock"))) return;
  for (const [key, run] of parseLock(readFileSync(path.join(cwd, "toolbox.lock"), "utf8"))) {
    const version = all.find((each) => run.inputs.get(`in/${key}.txt`) === hashOf(input(key, each)));
    const made = [output(key, version ?? -1), `${output(key, version ?? -1)}\n`].map(hashOf);
    expect(made).toContain(run.outputs.get(`out/${key}.txt`));
  }
}

it("killed at any moment: no half file, the lock says nothing untrue, and the next make restores", async () => {
  const made = await project();
  let kills = 0;
  for (let version = 0; version < 12; version++) {
    made.write(version);
    // Early, late and in the middle: each file is noted, written and moved.
    if (await killedAt(1 + Math.floor(Math.random() * COUNT * 3), made)) kills++;
    expectTruth(made.cwd, version);
  }
  expect(kills).toBeGreaterThan(8);
  made.write(12);
  expect(await runMake(made.cwd)).toMatchObject({ code: 0, err: expect.stringMatching(/^Made \d+ files?/) });
  expectTruth(made.cwd, 12);
  expect(await runMake(made.cwd, { check: true, full: true })).toMatchObject({ code: 0 });
  expect(readdirSync(path.join(made.cwd, "out")).length).toBe(COUNT + 1);
  expect(readdirSync(made.cwd).toSorted()).toEqual(["in", "out", "toolbox.config.json", "toolbox.lock"]);
});

it("two makes at once: each waits its turn, and both end well", async () => {
  const { cwd, write, env } = await project();
  write(0);
  const run = async () => {
    // A home each: the token of the site has run out by the clock of today, which only its cache looks at.
    const own = { ...env, HOME: await tempFolder() };
    return new Promise((resolve) =>
      spawn(process.execPath, [script, "make"], { cwd, env: own, stdio: "ignore" }).on("close", resolve),
    );
  };
  expect(await Promise.all([run(), run(), run()])).toEqual([0, 0, 0]);
  expectTruth(cwd, 0);
  expect(await runMake(cwd, { check: true })).toMatchObject({ code: 0 });
  expect(readdirSync(cwd).toSorted()).toEqual(["in", "out", "toolbox.config.json", "toolbox.lock"]);
});

const isRoot = process.getuid?.() === 0;
if (isRoot) process.stdout.write("skipped: a read-only folder, since root may write anywhere\n");

it.skipIf(isRoot)("a folder that cannot be written is told, and nothing is said to be made", async () => {
  const { cwd, write } = await project();
  write(0);
  chmodSync(path.join(cwd, "out"), 0o555);
  const run = await runMake(cwd);
  chmodSync(path.join(cwd, "out"), 0o755);
  expect(run).toMatchObject({ code: 1, err: expect.stringContaining("could not be written: no permission.") });
  expect(existsSync(path.join(cwd, "toolbox.lock"))).toBe(false);
  expect(await runMake(cwd)).toMatchObject({ code: 0 });
});

// A small disk of its own needs Linux and somebody who may mount one, in a namespace that goes with the process.
const IN_SMALL = `mount -t tmpfs -o size=$1k none "$0" && cp -r "$0.in/." "$0" && cd "$0" && shift && "$@"
  code=$?; cp -r "$0/." "$0.out"; exit $code`;
const onSmallDisk = (folder: string, kilobytes: number, args: readonly string[], env: NodeJS.ProcessEnv) =>
  new Promise<{ code: number | null; err: string }>((resolve, reject) => {
    const child = spawn("unshare", ["-rm", "sh", "-c", IN_SMALL, folder, String(kilobytes), ...args], { env });
    let err = "";
    child.stderr.on("data", (data: Buffer) => (err += data.toString()));
    child.on("error", reject).on("close", (code) => resolve({ code, err }));
  });
const canMount = spawnSync("unshare", ["-rm", "sh", "-c", "mount -t tmpfs none /mnt"]).status === 0;
if (!canMount) process.stdout.write("skipped: a full disk, since unshare or mount of a tmpfs is not allowed here\n");

it.runIf(canMount)("a full disk is told, leaves no half file, and what stands in the lock is there", async () => {
  const { cwd, write, env } = await project();
  write(0);
  const disk = path.join(await tempFolder(), "disk");
  for (const name of [disk, `${disk}.out`]) mkdirSync(name);
  cpSync(cwd, `${disk}.in`, { recursive: true });
  // Each file takes four kilobytes: room for the inputs and some of the outputs.
  const run = await onSmallDisk(disk, 4 * (COUNT + COUNT / 2), [process.execPath, script, "make"], env);
  expect(run).toMatchObject({ code: 1, err: expect.stringMatching(/the disk is full|ENOSPC/) });
  expectTruth(`${disk}.out`, 0);
  expect(await runMake(`${disk}.out`)).toMatchObject({ code: 0 });
  expect(await runMake(`${disk}.out`, { check: true, full: true })).toMatchObject({ code: 0 });
});

it("a clock that was set back changes nothing: what counts is what is in the files", async () => {
  const { cwd, write } = await project();
  write(0);
  await runMake(cwd);
  const past = new Date("2001-01-01T00:00:00Z");
  for (const name of names) utimesSync(path.join(cwd, "in", `${name}.txt`), past, past);
  expect(await runMake(cwd, { check: true })).toMatchObject({ code: 0 });
  writeFileSync(path.join(cwd, "in/e7.txt"), input("e7", 1));
  utimesSync(path.join(cwd, "in/e7.txt"), past, past);
  expect(await runMake(cwd, { check: true })).toMatchObject({
    code: 1,
    err: expect.stringContaining("e7: in/e7.txt changed."),
  });
  expect(await runMake(cwd)).toMatchObject({ code: 0, out: "e7: out/e7.txt\n" });
});
