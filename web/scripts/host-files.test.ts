import { parseSiteConfig } from "@toolbox/core/site";
import { describe, expect, test } from "vitest";
import { securityHeaders } from "../backend/http/security-headers.ts";
import { hostFiles } from "./host-files.ts";

const PROJECT = "https://abc.supabase.co";
const files = hostFiles({ url: PROJECT, key: "sb_publishable_abc" }, "1.2.3");
const headers = Object.entries(securityHeaders([PROJECT]));

describe("hostFiles", () => {
  test("config.json is one the app reads", () => {
    expect(parseSiteConfig(JSON.parse(files["config.json"]))).toEqual({
      supabaseUrl: PROJECT,
      publishableKey: "sb_publishable_abc",
      version: "1.2.3",
      local: false,
    });
  });

  test.each(headers)("every host sends %s", (name, value) => {
    expect(files["_headers"]).toContain(`\n  ${name}: ${value}\n`);
    expect(files["nginx.conf"]).toContain(`add_header ${name} "${value}" always;`);
    expect(JSON.parse(files["vercel.json"]).headers[0].headers).toContainEqual({ key: name, value });
  });

  test("the page may connect to the project and nowhere else", () => {
    expect(files["_headers"]).toContain(`connect-src 'self' ${PROJECT};`);
    expect(files["_headers"]).not.toContain("wss:");
  });

  test("no header is named twice for one path", () => {
    const names = files["_headers"].match(/^ {2}[\w-]+(?=:)/gm) ?? [];
    expect(names.filter((name) => name !== "  Cache-Control")).toHaveLength(headers.length);
    expect(files["_headers"].split("\n/")[0]).not.toContain("Cache-Control");
  });

  test("every path of the app leads to index.html, a missing file does not", () => {
    expect(files["_redirects"]).toBe("/assets/*  /404.html  404\n/*  /index.html  200\n");
    const { source } = JSON.parse(files["vercel.json"]).rewrites[0];
    const rewrites = new RegExp(`^${source}$`);
    expect(rewrites.test("/og-generator")).toBe(true);
    expect(rewrites.test("/assets/old-1234.js")).toBe(false);
  });

  test("no value could break out of its quotes", () => {
    for (const [, value] of headers) expect(value).not.toMatch(/["\n\\$]/);
  });
});

test("below a path every rule is below it, and the path without its slash leads there", () => {
  const below = hostFiles({ url: PROJECT, key: "sb_publishable_abc" }, "1.2.3", "/tool.box/");
  expect(below["_redirects"]).toBe("/tool.box/assets/*  /404.html  404\n/tool.box/*  /tool.box/index.html  200\n");
  expect(below["_headers"].match(/^\/.*/gm)).toEqual(["/tool.box/*", "/tool.box/assets/*", "/tool.box/config.json"]);
  expect(below["nginx.conf"]).toContain("location = /tool.box { return 301 /tool.box/; }");
  expect(below["nginx.conf"]).toContain("    ~^/tool\\.box/assets/  ");
  const [rewrite] = JSON.parse(below["vercel.json"]).rewrites as [{ source: string; destination: string }];
  expect(rewrite).toEqual({ source: "/tool.box/((?!assets/).*)", destination: "/tool.box/index.html" });
});
