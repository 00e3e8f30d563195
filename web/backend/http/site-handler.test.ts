import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { failureHandler, fileHandler } from "./site-handler.ts";

let dist: string;
let server: Server;
let url: string;
beforeAll(async () => {
  dist = mkdtempSync(path.join(tmpdir(), "toolbox-dist-"));
  mkdirSync(path.join(dist, "assets"));
  writeFileSync(path.join(dist, "index.html"), "<p>the app");
  writeFileSync(path.join(dist, "licenses.txt"), "Antônio");
  writeFileSync(path.join(dist, "assets/a.js"), "a()");
  const serve = fileHandler(dist);
  server = createServer((request, response) => {
    try {
      serve(request, response, () => response.end("left over"));
    } catch (error) {
      failureHandler(error, request, response, undefined);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(dist, { recursive: true, force: true });
});

test.each([
  ["/", 200, "<p>the app", "no-cache"],
  ["/og-generator", 200, "<p>the app", "no-cache"],
  ["/assets/a.js", 200, "a()", "public, max-age=31536000, immutable"],
  ["/assets/a.js/x", 404, "There is no such file.\n", "no-store"],
  ["/assets/gone.js", 404, "There is no such file.\n", "no-store"],
  ["/assets/%2e%2e/%2e%2e/etc/passwd", 200, "<p>the app", "no-cache"],
  ["/assets/..%2f..%2fetc/passwd", 404, "There is no such file.\n", "no-store"],
  [`/${"x".repeat(5000)}`, 200, "<p>the app", "no-cache"],
  [`/assets/${"x".repeat(5000)}`, 404, "There is no such file.\n", "no-store"],
  ["/a%00b", 200, "<p>the app", "no-cache"],
])("%s is answered with %i", async (pathname, status, body, cache) => {
  const response = await fetch(url + pathname);
  expect([response.status, await response.text()]).toEqual([status, body]);
  expect(response.headers.get("cache-control")).toBe(cache);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
});

test("a file that the browser has is not sent again", async () => {
  const first = await fetch(`${url}/og-generator`);
  const etag = first.headers.get("etag") ?? "";
  expect(first.headers.get("content-type")).toMatch(/^text\/html/);
  expect((await fetch(`${url}/`, { headers: { "if-none-match": etag } })).status).toBe(304);
});

test("a text is read as what it is", async () => {
  const response = await fetch(`${url}/licenses.txt`);
  expect([response.headers.get("content-type"), await response.text()]).toEqual([
    "text/plain; charset=utf-8",
    "Antônio",
  ]);
});

test("a failure is told to the terminal alone", async () => {
  const told = vi.spyOn(console, "error").mockReturnValue(undefined);
  const failing = createServer((request, response) =>
    failureHandler(new Error("in /secret/place.ts"), request, response, undefined),
  );
  await new Promise<void>((resolve) => failing.listen(0, "127.0.0.1", resolve));
  const response = await fetch(`http://127.0.0.1:${(failing.address() as AddressInfo).port}/`);
  expect([response.status, await response.text()]).toEqual([500, "The server had a problem.\n"]);
  expect(told).toHaveBeenCalledOnce();
  failing.close();
});
