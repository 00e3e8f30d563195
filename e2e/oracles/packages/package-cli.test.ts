import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { packCli } from "./pack-cli.ts";

/*
 * The package of the CLI as npm installs it from its tarball, without its optional parts. Nothing is fetched: it has no
 * other dependencies, which the test holds too.
 */
const folder = mkdtempSync(path.join(tmpdir(), "toolbox-package-"));
const project = path.join(folder, "node_modules/toolbox-cli");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let packed: ReturnType<typeof packCli>;

beforeAll(() => {
  packed = packCli(folder, { isQuick: false });
  writeFileSync(path.join(folder, "package.json"), "{}\n");
  const flags = ["--omit=optional", "--offline", "--no-audit", "--no-fund"];
  execFileSync("npm", ["install", ...flags, packed.file], { cwd: folder });
}, 600_000);

const ID = "11111111-1111-4111-8111-111111111111";

/** A site that takes any token for this test. */
const site = createServer((request, response) => {
  const body = request.url?.endsWith("/config.json")
    ? { supabaseUrl: "/", publishableKey: "sb_publishable_test", version: "0.2.0", local: true }
    : {
        active: true,
        user_id: ID,
        email: "ada@example.com",
        full_name: null,
        token_id: ID,
        name: "CI",
        expires_at: "2099-01-01T00:00:00+00:00",
      };
  response.setHeader("content-type", "application/json").end(JSON.stringify(body));
});
beforeAll(async () => new Promise<void>((resolve) => site.listen(0, "127.0.0.1", () => resolve())));
afterAll(() => void site.close());

async function toolbox(...args: readonly string[]) {
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const env = { PATH: process.env["PATH"], HOME: folder, TOOLBOX_URL: url, TOOLBOX_TOKEN: `tbx_${"a1".repeat(32)}` };
  const run = promisify(execFile)(path.join(folder, "node_modules/.bin/toolbox"), args, { cwd: folder, env });
  return run.catch((error: { stdout: string; stderr: string }) => error);
}

describe("toolbox-cli from its tarball", () => {
  test("3.5 MB and 150 files at most, with its licenses and no script of its own", () => {
    expect(packed.size).toBeLessThanOrEqual(3_500_000);
    expect(packed.entryCount).toBeLessThanOrEqual(150);
    const manifest = JSON.parse(readFileSync(path.join(project, "package.json"), "utf8")) as Record<string, unknown>;
    expect(manifest).not.toHaveProperty("scripts");
    expect(manifest).not.toHaveProperty("dependencies");
    expect(readFileSync(path.join(project, "LICENSES.txt"), "utf8")).toContain("SIL OPEN FONT LICENSE");
    expect(readFileSync(path.join(project, "LICENSE"), "utf8")).toContain("MIT");
  });

  test.each([
    [["--version"], /^\d+\.\d+\.\d+\n$/],
    [["tools"], /og-image/],
    [["slug", "Crème Brûlée"], /^creme-brulee\n$/],
    [["hash", "abc"], /ba7816bf/],
    [["base64", "abc"], /YWJj/],
    [["uuid"], /[\da-f]{8}-[\da-f-]{27}/],
    [["completion", "bash"], /complete/],
  ])("%j", async (args, words) => {
    expect(await toolbox(...args)).toMatchObject({ stdout: expect.stringMatching(words) as string });
  });

  test("lint", async () => {
    writeFileSync(path.join(folder, "message.txt"), "feat: add a door\n");
    expect((await toolbox("lint", "message.txt")).stderr).toContain("1 message");
  });

  test("a drawing says what to install", async () => {
    const { stderr } = await toolbox("favicon", "--text", "T");
    expect(stderr).toMatch(/^toolbox: Images are drawn with .*"npm install @napi-rs\/canvas"[^\n]*\n$/);
  });
});
