import { expect, test, vi } from "vitest";
import { memoryStorage } from "./account/memory-storage.ts";
import { loadSite } from "./site.ts";

const good = {
  supabaseUrl: "/",
  publishableKey: "sb_publishable_abc",
  version: "0.1.0",
  local: true,
  inboxUrl: "/__inbox",
};

const answer = (body: string, status = 200) => vi.fn<typeof fetch>(async () => new Response(body, { status }));
const offline = vi.fn<typeof fetch>(async () => {
  throw new TypeError("Failed to fetch");
});

test("the file is read, and its copy serves when the network is gone", async () => {
  const storage = memoryStorage();
  expect(await loadSite(answer(JSON.stringify(good)), storage)).toEqual(good);
  expect(await loadSite(offline, storage)).toEqual(good);
  expect(await loadSite(answer("Bad gateway", 502), storage)).toEqual(good);
});

test.each([
  ["no network and no copy", offline, "cannot reach its server"],
  ["a server in trouble and no copy", answer("", 503), "cannot reach its server"],
  ["no file", answer("", 404), "has no config.json (status 404)"],
  ["the app's page in its place", answer("<!doctype html>"), "config.json has no object"],
  ["a secret key", answer(JSON.stringify({ ...good, publishableKey: "sb_secret_x" })), "secret key"],
])("%s is said in words", async (_name, fetcher, words) => {
  await expect(loadSite(fetcher, memoryStorage())).rejects.toThrow(words);
});
