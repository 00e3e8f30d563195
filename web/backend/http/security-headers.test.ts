import { describe, expect, test } from "vitest";
import { cacheControl, securityHeaders } from "./security-headers.ts";

const directives = (origins: string[]) =>
  Object.fromEntries(
    (securityHeaders(origins)["Content-Security-Policy"] ?? "").split("; ").map((directive) => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values.join(" ")];
    }),
  );

describe("securityHeaders", () => {
  test.each([
    ["default-src", "'none'"],
    ["script-src", "'self'"],
    ["style-src", "'self' 'unsafe-inline'"],
    ["img-src", "'self' blob: data:"],
    ["worker-src", "'self'"],
    ["frame-ancestors", "'none'"],
    ["base-uri", "'none'"],
    ["form-action", "'none'"],
  ])("%s is %s", (name, value) => {
    expect(directives([])[name]).toBe(value);
  });

  test.each([
    [[], "'self'"],
    [["https://abc.supabase.co"], "'self' https://abc.supabase.co"],
  ])("connects to %j: %s", (origins, value) => {
    expect(directives(origins)["connect-src"]).toBe(value);
  });

  test("holds in a header: one line, plain characters", () => {
    for (const [name, value] of Object.entries(securityHeaders(["https://abc.supabase.co"]))) {
      expect(`${name}: ${value}`).toMatch(/^[ -~]+$/);
    }
  });
});

test.each([
  ["/assets/index-abc.js", "public, max-age=31536000, immutable"],
  ["/", "no-cache"],
  ["/index.html", "no-cache"],
  ["/config.json", "no-cache"],
  ["/sw.js", "no-cache"],
  ["/my/assets/x.js", "no-cache"],
])("%s is cached: %s", (pathname, value) => {
  expect(cacheControl(pathname)).toBe(value);
});
