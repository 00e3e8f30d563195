import { expect, test } from "vitest";
import { safePath } from "./return-path.ts";

test.each([
  ["/og-generator", "/og-generator"],
  ["/device?user_code=WDJB-MJHT", "/device?user_code=WDJB-MJHT"],
  ["/changelog-generator?bump=minor#abc", "/changelog-generator?bump=minor#abc"],
  ["/a/../profile", "/profile"],
  ["/?q=//evil", "/?q=//evil"],
])("keeps %s", (path, expected) => {
  expect(safePath(path)).toBe(expected);
});

test.each([
  "https://evil",
  "//evil",
  "/\\evil",
  "\\\\evil",
  "javascript:alert(1)",
  "%2f%2fevil",
  "/%2fevil",
  "/%5cevil",
  "/.//evil",
  "/\t/evil",
  "/a\n/b",
  "evil",
  "data:text/html,x",
  "/auth",
  "/auth?next=/",
  "",
  null,
  undefined,
])("%j becomes /", (path) => {
  expect(safePath(path)).toBe("/");
});
