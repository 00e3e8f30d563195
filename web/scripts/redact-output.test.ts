import { expect, test } from "vitest";
import { redactTokens } from "./redact-output.ts";

test.each([
  [`params: [ 'tbx_${"a1".repeat(32)}', 1000 ]`, "params: [ 'tbx_a1a1…', 1000 ]"],
  [`tbd_${"0f".repeat(32)} and tbx_${"9c".repeat(32)}`, "tbd_0f0f… and tbx_9c9c…"],
  ["tbx_ is the prefix", "tbx_ is the prefix"],
  ["nothing here", "nothing here"],
])("%j is printed as %j", (text, printed) => {
  expect(redactTokens(text)).toBe(printed);
});
