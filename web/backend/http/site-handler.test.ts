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
  writeFileSync(path.join(dist, "assets/a.js"), "");
  const serve = fileHandler(dist);
  server = createServer((request, response) => {
    try {
      serve(request, response, () => response.end(request.url));
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
  ["/", 200, "/index.html"],
  ["/og-generator", 200, "/index.html"],
  ["/assets/a.js", 200, "/assets/a.js"],
  ["/assets/a.js/x", 404, "There is no such file.\n"],
  ["/assets/gone.js", 404, "There is no such file.\n"],
  [`/${"x".repeat(5000)}`, 200, "/index.html"],
  [`/assets/${"x".repeat(5000)}`, 404, "There is no such file.\n"],
  ["/a%00b", 200, "/index.html"],
])("%s is answered with %i", async (pathname, status, body) => {
  const response = await fetch(url + pathname);
  expect([response.status, await response.text()]).toEqual([status, body]);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
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
