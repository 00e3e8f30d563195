import { expect, test } from "vitest";
import { readSidebarCookie, sidebarCookie } from "./sidebar-cookie.ts";

test.each([
  ["sidebar_state=true", true],
  ["a=1; sidebar_state=false; b=2", false],
  ["my_sidebar_state=true", null],
  ["sidebar_state=", null],
  ["sidebar_state=1", null],
  ["", null],
])("%j is %s", (cookies, expected) => {
  expect(readSidebarCookie(cookies)).toBe(expected);
});

test("it lasts seven days", () => {
  expect(sidebarCookie(false)).toBe("sidebar_state=false; Path=/; Max-Age=604800; SameSite=Lax");
});
