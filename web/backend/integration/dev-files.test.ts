import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { REPO_ROOT } from "../data/repo-root.ts";
import { freePort, spawnStart } from "./local-site.ts";

/** The raw path reaches the server: fetch would tidy up dots and slashes first. */
const get = (url: string, pathname: string) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    http
      .get(
        { hostname, port, path: pathname.replaceAll(" ", "%20"), headers: { "sec-fetch-dest": "script" } },
        (response) => {
          let body = "";
          response.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
          response.on("end", () => resolve({ status: response.statusCode, body }));
        },
      )
      .on("error", reject);
  });

// where the data lies by default, and in the server's own root
describe.each([".toolbox-test-", "web/data (of) [test]-"])("`dev` with its data in %s…", (place) => {
  let dir: string;
  let url: string;
  let start: ReturnType<typeof spawnStart>;
  beforeAll(async () => {
    dir = mkdtempSync(path.join(REPO_ROOT, place));
    url = `http://127.0.0.1:${await freePort()}`;
    start = spawnStart(dir, ["--dev", "--port", new URL(url).port]);
    await start.ready;
  }, 120_000);
  afterAll(async () => {
    start.stop();
    await start.ended;
    rmSync(dir, { recursive: true, force: true });
  });

  test("serves none of it, in whatever form it is asked for", async () => {
    const { jwtSecret, secretKey } = JSON.parse(readFileSync(path.join(dir, "keys.json"), "utf8")) as {
      jwtSecret: string;
      secretKey: string;
    };
    const file = path.join(dir, "keys.json");
    const inRoot = path.relative(path.join(REPO_ROOT, "web"), file).replaceAll("../", "");
    const paths = [
      `/@fs${file}`,
      `/@fs/${file}`,
      `/@fs${file.replaceAll("/", "//")}`,
      `/@fs${file.replace("keys", "%6beys")}`,
      `/@fs${file.replace("keys", "KEYS")}`,
      `/@fs${encodeURIComponent(file)}`,
      `/@fs${dir}/./keys.json`,
      `/@fs${dir}/inbox/../keys.json`,
      `/@fs${dir}/%2e/keys.json`,
      `/@fs${REPO_ROOT}/web/../${path.relative(REPO_ROOT, file)}`,
      `/@fs${file}/`,
      `/@id${file}`,
      `/@id/__x00__${file}`,
      `/${inRoot}`,
      `/../${path.relative(REPO_ROOT, file)}`,
      `/%2e%2e/${path.relative(REPO_ROOT, file)}`,
      `/@fs${dir}/lock`,
    ];
    const forms = [
      "",
      "?raw",
      "?import&raw",
      "?url",
      "?inline",
      "?url&inline",
      "?raw??",
      "?import",
      "?worker_file",
      "?.svg?.wasm?init",
      "?v=1&raw#x",
    ];
    const told: string[] = [];
    for (const asked of paths.flatMap((each) => forms.map((form) => each + form))) {
      const { body } = await get(url, asked);
      const encoded = [jwtSecret, secretKey].flatMap((text) => [
        text,
        Buffer.from(text).toString("base64").slice(4, 40),
      ]);
      if (encoded.some((secret) => body.includes(secret)) || body.includes('"startTime"')) told.push(asked);
    }
    expect(told).toEqual([]);
  });

  test("still serves what the app is made of", async () => {
    expect((await get(url, "/src/main.tsx")).body).toContain("createRoot");
    expect((await get(url, `/@fs${REPO_ROOT}/core/src/index.ts`)).status).toBe(200);
    writeFileSync(path.join(dir, "note.txt"), "not for others");
    expect((await get(url, `/@fs${dir}/note.txt`)).body).not.toContain("not for others");
    expect((await get(url, `/@fs${REPO_ROOT}/package.json`)).body).not.toContain('"packageManager"');
  });
});
