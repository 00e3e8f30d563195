import { defineSwitch } from "../rule.ts";

/** `header-trim`: no spaces around the first line. */
export const headerTrim = defineSwitch(({ header }) => {
  const before = header.length - header.trimStart().length;
  const after = header.length - header.trimEnd().length;
  if (before === 0 && after === 0) return undefined;
  const where = before > 0 && after > 0 ? "around" : before > 0 ? "before" : "after";
  const at = { line: 1, column: before > 0 ? 1 : header.length - after + 1, length: before || after };
  return { sentence: `Take away the spaces ${where} the first line.`, at };
});
