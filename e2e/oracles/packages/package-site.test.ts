import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/*
 * The package of the site as npm installs it from its tarball, offline, with nothing in its user's home.
 */
const root = fileURLToPath(new URL("../../..", import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), "toolbox-site-package-"));
const project = path.join(folder, "node_modules/toolbox-site");
const home = path.join(folder, "home");
afterAll(() => rm(folder, { recursive: true, force: true }), 300_000);

let packed: { readonly filename: string; readonly size: number; readonly entryCount: number };
beforeAll(() => {
  execFileSync(process.execPath, [path.join(root, "web/publish/pack-site.mjs")], { stdio: "pipe" });
  const npm = (args: readonly string[], cwd: string) => execFileSync("npm", args, { cwd, encoding: "utf8" });
  const out = npm(["pack", "--json", "--pack-destination", folder], path.join(root, "web/publish/dist"));
  [packed = { filename: "", size: 0, entryCount: 0 }] = JSON.parse(out) as (typeof packed)[];
  mkdirSync(home);
  writeFileSync(path.join(folder, "package.json"), "{}\n");
  npm(["install", "--offline", "--no-audit", "--no-fund", path.join(folder, packed.filename)], folder);
}, 600_000);

/** Runs the installed command in a process group of its own, as a terminal does. */
function start(args: readonly string[], uid?: number) {
  const env = { PATH: process.env["PATH"], HOME: home };
  const bin = path.join(folder, "node_modules/.bin/toolbox-site");
  const child: ChildProcess = spawn(bin, args, { cwd: folder, env, detached: true, ...(uid ? { uid, gid: uid } : {}) });
  let words = "";
  const ended = new Promise<{ code: number | null; words: string }>((resolve) => {
    child.once("close", (code) => resolve({ code, words }));
  });
  const ready = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      words += chunk.toString();
      if (words.includes("Stop with Ctrl+C")) resolve(words);
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    void ended.then(({ code }) => reject(new Error(`ended with ${code}:\n${words.slice(-2000)}`)));
  });
  ready.catch(() => undefined); // a start that is meant to fail is judged by how it ended
  return { ready, ended, pressCtrlC: () => process.kill(-(child.pid ?? 0), "SIGINT") };
}

/** A server on a free port of this machine; stays there until it is closed. */
async function occupyPort() {
  const server = createServer((_request, response) => response.end("hello"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: (server.address() as AddressInfo).port, free: () => close(server) };
}

const close = (server: Server) =>
  new Promise((done) => {
    server.close(done);
    server.closeAllConnections();
  });

describe("toolbox-site from its tarball", () => {
  test("16 MB at most, alone, with its licenses and no script of its own", () => {
    expect(packed.size).toBeLessThanOrEqual(16_000_000);
    expect(packed.entryCount).toBeLessThanOrEqual(1000);
    expect(readdirSync(path.join(folder, "node_modules")).filter((name) => !name.startsWith("."))).toEqual([
      "toolbox-site",
    ]);
    const manifest = JSON.parse(readFileSync(path.join(project, "package.json"), "utf8")) as Record<string, unknown>;
    expect(Object.keys(manifest)).not.toEqual(expect.arrayContaining(["scripts"]));
    expect(manifest).toMatchObject({ engines: { node: ">=20.19.0" }, license: "MIT" });
    expect(readFileSync(path.join(project, "LICENSES.txt"), "utf8")).toContain("\n@electric-sql/pglite 0");
    expect(readFileSync(path.join(project, "web/dist/licenses.txt"), "utf8")).toContain("\nreact 1");
  });

  test("serves the app, its licenses and its inbox; keeps its data in the home; Ctrl+C leaves nothing behind", async () => {
    const { port, free } = await occupyPort();
    await free();
    const site = start(["--port", String(port)]);
    const data = path.join(home, ".local/share/toolbox");
    expect(await site.ready).toContain(`  Data    ${data}\n`);
    const get = async (place: string) => fetch(`http://127.0.0.1:${port}${place}`);
    expect(await (await get("/og-generator")).text()).toContain('<div id="root">');
    expect((await get("/assets/gone.js")).status).toBe(404);
    expect(await (await get("/licenses.txt")).text()).toContain("Twemoji");
    expect((await get("/__inbox/inter.woff2")).headers.get("content-type")).toBe("font/woff2");
    expect((await get("/")).headers.get("content-security-policy")).toContain("default-src 'none'");
    const { publishableKey } = (await (await get("/config.json")).json()) as { publishableKey: string };
    const signUp = await fetch(`http://127.0.0.1:${port}/auth/v1/signup`, {
      method: "POST",
      headers: { apikey: publishableKey, "content-type": "application/json" },
      body: JSON.stringify({ email: "ada@example.test", password: "correct horse" }),
    });
    expect(signUp.status).toBe(200);
    expect(await (await get("/__inbox.json")).text()).toContain("ada@example.test");

    const second = await start(["--port", String(port)]).ended;
    expect(second).toMatchObject({ code: 3, words: expect.stringContaining("is already running") as string });
    site.pressCtrlC();
    expect((await site.ended).code).toBe(0);
    expect(readdirSync(data).toSorted()).toEqual(["db", "db.ready", "inbox", "keys.json"]);
  }, 120_000);

  test("a port of another program is named", async () => {
    const { port, free } = await occupyPort();
    const end = await start(["--port", String(port)]).ended;
    expect(end.code).toBe(3);
    expect(end.words).toMatch(new RegExp(`^Port ${port} is taken by another program\\..*--port \\d+\\n$`));
    await free();
  });

  test("a folder that may not be written is named", async () => {
    const locked = path.join(folder, "locked");
    mkdirSync(locked);
    chmodSync(locked, 0o555);
    chmodSync(folder, 0o755);
    const { port, free } = await occupyPort();
    await free();
    const nobody = process.getuid?.() === 0 ? 65_534 : undefined;
    const end = await start(["--port", String(port), "--data", path.join(locked, "data")], nobody).ended;
    expect(end).toEqual({
      code: 3,
      words: `The data directory ${locked}/data cannot be used: you may not write there. Name another one with --data DIR.\n`,
    });
  });

  test.each([
    [["--version"], 0, /^\d+\.\d+\.\d+\n$/],
    [["--help"], 0, /^Usage: toolbox-site/],
    [["--dev"], 2, /--dev/],
    [["--port", "x"], 2, /--port is "x"/],
  ])("%j exits %i", async (args, code, words) => {
    expect(await start(args).ended).toMatchObject({ code, words: expect.stringMatching(words) as string });
  });
});
