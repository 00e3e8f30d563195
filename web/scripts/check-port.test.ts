import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { EnvironmentError } from "../backend/environment-error.ts";
import { checkPort } from "./check-port.ts";

let server: Server | undefined;
afterEach(() => server?.close());

async function serve(body: string): Promise<number> {
  server = createServer((_request, response) => response.end(body));
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

test.each([
  ["another program", "hello", "is taken by another program"],
  [
    "Toolbox itself",
    JSON.stringify({ supabaseUrl: "/", publishableKey: "sb_publishable_x", version: "9.8.7", local: true }),
    "Toolbox 9.8.7 is already running",
  ],
])("a port taken by %s is refused", async (_name, body, part) => {
  const port = await serve(body);
  await expect(checkPort(port)).rejects.toThrow(EnvironmentError);
  await expect(checkPort(port)).rejects.toThrow(part);
});

test("a free port passes and stays free", async () => {
  const port = await serve("");
  await new Promise((resolve) => server?.close(resolve));
  await expect(checkPort(port)).resolves.toBeUndefined();
  await expect(checkPort(port)).resolves.toBeUndefined();
});
