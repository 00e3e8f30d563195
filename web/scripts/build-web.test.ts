import { expect, test } from "vitest";
import { cleanBuildOutput } from "./build-web.ts";

test.each([
  [
    "\u001b[31m[UNRESOLVED_IMPORT]\u001b[0m Could not resolve './x.ts'\n",
    "[UNRESOLVED_IMPORT] Could not resolve './x.ts'",
  ],
  [
    "Error: no\n    at build (file:///r/node_modules/rolldown/dist/a.mjs:1:2)\n    at mine (src/a.ts:3:4)",
    "Error: no\n    at mine (src/a.ts:3:4)",
  ],
  ["", ""],
])("%j is told as %j", (words, told) => {
  expect(cleanBuildOutput(words)).toBe(told);
});
