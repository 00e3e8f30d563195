import { expect, test } from "vitest";
import { imagePlace, safeHref } from "./safe-href.ts";

test.each([
  "https://a.example/b?c=d#e",
  "HTTP://a.example",
  "mailto:a@b.example",
  "tel:+4930123",
  "guide/first.md",
  "../a.md",
  "/a:b",
  "?a:b",
  "#a:b",
  "a b",
  "",
])("%s is followed", (href) => expect(safeHref(href)).toBe(href));

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "java\u00ADscript:alert(1)",
  "vbscript:x",
  "data:text/html,<script>alert(1)</script>",
  "data:image/svg+xml;base64,AA",
  "file:///etc/passwd",
  "blob:https://a.example/1",
  "//evil.example",
  "\\\\evil.example",
  "/\\evil.example",
  "ftp://a.example",
  "C:\\a",
])("%j is not", (href) => expect(safeHref(href)).toBeUndefined());

test.each([
  ["data:image/png;base64,AAAA", { kind: "data", src: "data:image/png;base64,AAAA" }],
  ["data:image/svg+xml;base64,AAAA", { kind: "none" }],
  ['data:image/png;base64,"onerror=x', { kind: "none" }],
  ["javascript:alert(1)", { kind: "none" }],
  ["file:///a.png", { kind: "none" }],
  ["", { kind: "none" }],
  ["https://a.example/b.png", { kind: "remote", src: "https://a.example/b.png" }],
  ["//a.example/b.png", { kind: "remote", src: "//a.example/b.png" }],
  ["./images/a%20b.png?raw=true", { kind: "local", path: "images/a b.png" }],
  ["../a.png", { kind: "local", path: "../a.png" }],
  ["100%.png", { kind: "local", path: "100%.png" }],
])("picture %s", (src, place) => expect(imagePlace(src)).toEqual(place));
