import { describe, expect, test } from "vitest";
import { checkPublishableKey } from "./check-publishable-key.ts";
import { parseSiteConfig, resolveSupabaseUrl, SiteConfigError } from "./site-config.ts";

const jwt = (claims: unknown) =>
  ["eyJhbGciOiJIUzI1NiJ9", Buffer.from(JSON.stringify(claims)).toString("base64url"), "c2lnbmF0dXJl"].join(".");
const hosted = { supabaseUrl: "https://abc.supabase.co", publishableKey: "sb_publishable_abc-DEF_1", version: "1.0.0" };
const embedded = { ...hosted, supabaseUrl: "/", local: true, inboxUrl: "/__inbox" };

describe("parseSiteConfig", () => {
  test.each([
    ["a hosted site", hosted, { ...hosted, local: false }],
    ["the embedded backend", embedded, embedded],
    ["unknown parts", { ...hosted, later: 1 }, { ...hosted, local: false }],
    ["no version", { ...hosted, version: undefined }, { ...hosted, version: "unknown", local: false }],
    ["an inbox on a hosted site", { ...hosted, inboxUrl: "/x" }, { ...hosted, local: false }],
    ["local that is not true", { ...hosted, local: "yes" }, { ...hosted, local: false }],
    [
      "an older anon key",
      { ...hosted, publishableKey: jwt({ role: "anon" }) },
      { publishableKey: jwt({ role: "anon" }) },
    ],
  ])("accepts %s", (_name, json, expected) => {
    expect(parseSiteConfig(json)).toMatchObject(expected);
    expect("inboxUrl" in parseSiteConfig(json)).toBe("inboxUrl" in expected);
  });

  test.each([
    [null, "no object"],
    [[hosted], "no object"],
    ["<!doctype html>", "no object"],
    [{}, 'no "supabaseUrl"'],
    [{ ...hosted, supabaseUrl: 3 }, 'no "supabaseUrl"'],
    [{ ...hosted, supabaseUrl: "ftp://x" }, 'a "supabaseUrl" that is neither'],
    [{ ...hosted, supabaseUrl: "//evil.example" }, 'a "supabaseUrl" that is neither'],
    [{ ...hosted, supabaseUrl: "javascript:alert(1)" }, 'a "supabaseUrl" that is neither'],
    [{ ...hosted, publishableKey: "" }, 'no "publishableKey"'],
    [{ ...hosted, publishableKey: "sb_secret_x" }, "This is a secret key."],
  ])("refuses %j", (json, part) => {
    expect(() => parseSiteConfig(json)).toThrow(SiteConfigError);
    expect(() => parseSiteConfig(json)).toThrow(part);
  });
});

test.each([
  ["/", "http://127.0.0.1:4700", "http://127.0.0.1:4700"],
  ["/", "http://127.0.0.1:4700/deep/config.json", "http://127.0.0.1:4700"],
  ["/api/", "https://site.example/", "https://site.example/api"],
  ["https://abc.supabase.co/", "https://site.example/", "https://abc.supabase.co"],
])("%j read at %s is %s", (supabaseUrl, siteUrl, expected) => {
  expect(resolveSupabaseUrl({ ...hosted, local: false, supabaseUrl }, siteUrl)).toBe(expected);
});

describe("checkPublishableKey", () => {
  test.each(["sb_publishable_abc", jwt({ role: "anon", iss: "supabase" })])("%s is fine", (key) => {
    expect(checkPublishableKey(key)).toBeUndefined();
  });
  test.each([
    ["", "empty"],
    ["sb_publishable_a b", "a space"],
    ["sb_secret_abc", "secret key"],
    [jwt({ role: "service_role" }), '"service_role"'],
    [jwt({ role: "postgres" }), '"postgres"'],
    [jwt({ sub: "no role" }), "not a publishable key"],
    ["a.b.c", "not a publishable key"],
    ["hello", "not a publishable key"],
  ])("%j is refused: %s", (key, part) => {
    const sentence = checkPublishableKey(key);
    expect(sentence).toContain(part);
    expect(sentence).not.toContain(key.padEnd(21, "\0"));
  });
});
