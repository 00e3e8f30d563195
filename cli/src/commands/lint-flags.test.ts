import { expect, test } from "vitest";
import { readPlainFlags } from "./lint-flags.ts";

test.each([
  [[], {}],
  [["--edit", ".git/COMMIT_EDITMSG"], { edit: true, file: ".git/COMMIT_EDITMSG" }],
  [["-"], { file: "-" }],
  [["--from", "main", "--to", "HEAD", "--strict"], { from: "main", to: "HEAD", strict: true }],
  [["--json", "--last"], { last: true, format: "json" }],
  [["--format", "github", "--event"], { event: true, format: "github" }],
  // what the parser of commands must read, or complain about
  [["--help"], undefined],
  [["--from=main"], undefined],
  [["--frm", "main"], undefined],
  [["--message"], undefined],
  [["--message", "--json"], undefined],
  [["--format", "xml"], undefined],
  [["--json", "--format", "text"], undefined],
  [["a", "b"], undefined],
  [["--last", "--last"], undefined],
])("%j", (args, options) => {
  expect(readPlainFlags(args)).toEqual(options);
});
