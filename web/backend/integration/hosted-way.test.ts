import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { REPO_ROOT } from "../data/repo-root.ts";
import { LocalSite } from "./local-site.ts";

let dir: string;
let site: LocalSite;
beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), "toolbox-hosted-way-"));
  site = await LocalSite.open(dir);
}, 120_000);
afterAll(async () => {
  await site.close();
  rmSync(dir, { recursive: true, force: true });
});

/** `pnpm test:hosted`, as a process. */
const testHosted = (...args: readonly string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const script = ["--import", "tsx", "e2e/hosted/hosted.ts", "--key", site.backend.publishableKey, ...args];
    const env = { ...process.env, TSX_TSCONFIG_PATH: "cli/tsconfig.json" };
    execFile(process.execPath, script, { cwd: REPO_ROOT, env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

test("test:hosted goes the whole way at the embedded backend", async () => {
  const { code, out, err } = await testHosted("--url", site.url, "--inbox", `${site.url}/__inbox.json`);
  expect(err).toBe("");
  const steps = out.trimEnd().split("\n");
  expect(steps.map((line) => line.replace(/, \d+\.\d s$/, "").replace(/-\w+@/, "-@"))).toEqual([
    "ok      the site names this project",
    "ok      sign up as toolbox-@example.test",
    "ok      signing in waits for the confirmation",
    "ok      the mail arrives",
    "ok      its link confirms the address and signs in",
    "ok      a wrong password is refused",
    "ok      the right password signs in",
    "ok      a terminal signs in by its code",
    "ok      a token is made, listed and revoked",
    "ok      the terminal signs out",
    "ok      signing out ends every session",
    "The account toolbox-@example.test stays: delete it in the project (Authentication, Users).",
  ]);
  expect(code).toBe(0);
}, 120_000);

test("the link may come from a command, and a mail that does not come is told", async () => {
  const args = ["--url", site.url, "--wait", "1", "--email", "ada@example.test"];
  const { code, out } = await testHosted(...args, "--mail-command", 'echo "no mail for $TOOLBOX_EMAIL"');
  expect(code).toBe(1);
  expect(out).toMatch(
    /not ok {2}the mail arrives, [\d.]+ s\n {10}expected {2}a link to http:.*\n {10}came {6}no mail for ada@example\.test\n/,
  );
  expect(out).toContain("left    a wrong password is refused\n");
}, 120_000);

test("a project whose sign-out ends nothing is found out", async () => {
  const leaky = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", async () => {
      if (request.url?.startsWith("/auth/v1/logout")) return void response.writeHead(204).end();
      const { host: _host, connection: _connection, ...headers } = request.headers;
      const answer = await fetch(site.url + String(request.url), {
        method: request.method ?? "GET",
        headers: headers as Record<string, string>,
        redirect: "manual",
        ...(parts.length > 0 && { body: Buffer.concat(parts) }),
      });
      for (const name of ["content-type", "location"])
        if (answer.headers.has(name)) response.setHeader(name, answer.headers.get(name) ?? "");
      response.statusCode = answer.status;
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  await new Promise<void>((resolve) => leaky.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(leaky.address() as AddressInfo).port}`;
  // the mail names the embedded backend, as a project behind a gateway names its own address
  const inbox = createServer(async (_request, response) => {
    const mails = await (await fetch(`${site.url}/__inbox.json`)).text();
    response.end(mails.replaceAll(site.url, url));
  });
  await new Promise<void>((resolve) => inbox.listen(0, "127.0.0.1", resolve));
  const { code, out } = await testHosted(
    "--url",
    url,
    "--inbox",
    `http://127.0.0.1:${(inbox.address() as AddressInfo).port}`,
  );
  leaky.close();
  inbox.close();
  expect(out).toMatch(/not ok {2}signing out ends every session, .*\n {10}expected {2}no token for what is left/);
  expect(code).toBe(1);
}, 120_000);
