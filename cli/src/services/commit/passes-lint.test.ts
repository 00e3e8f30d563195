import fc from "fast-check";
import { lintMessage, passes } from "@toolbox/core/git/commit-lint/lint-message.ts";
import { conventionalSettings } from "@toolbox/core/git/commit-lint/lint-settings.ts";
import { commitFormats } from "@toolbox/core/git/commit/format-message.ts";
import { commitTypes } from "@toolbox/core/git/commit/types.ts";
import { expect, it } from "vitest";
import { commandTable } from "../../command-table.ts";
import { runProgram } from "../../program.ts";
import { Exit, Failure } from "../../shell/failure.ts";
import { fakeShell } from "../../testing/fake-shell.ts";
import { tempRepository } from "../../testing/temp-repository.ts";

const words = fc
  .array(
    fc.constantFrom(
      "Add",
      "fix",
      "API",
      "README",
      "#12",
      "paging.",
      "the",
      "Über",
      "BREAKING CHANGE: x",
      "...",
      "y".repeat(60),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((list) => list.join(" "));
const args = fc.oneof(
  words.map((text) => ["--from-text", text]),
  fc
    .record({
      type: fc.constantFrom(...commitTypes.map(({ type }) => type)),
      text: words,
      body: words,
      scope: fc.constantFrom("", "api", "Web"),
    })
    .map(({ type, text, body, scope }) => [
      "--type",
      type,
      "-m",
      text,
      "--body",
      body,
      ...(scope === "" ? [] : ["--scope", scope]),
    ]),
);

it("what toolbox commit writes passes toolbox lint, in any format, or it says that it does not", async () => {
  const { folder, shell } = tempRepository();
  const format = fc.constantFrom(...commitFormats.map((each) => each.format));
  await fc.assert(
    fc.asyncProperty(args, format, async (given, chosen) => {
      const own = fakeShell({ cwd: folder, env: shell.env });
      const parts = { commands: commandTable, tools: [], requireSignIn: () => Promise.resolve() };
      const fault: unknown = await runProgram(
        ["commit", "--print", "--yes", "--format", chosen, ...given],
        "0.0.0",
        own,
        parts,
      ).catch((error: unknown) => error);
      const isTold = fault instanceof Failure || (fault instanceof Exit && own.err() !== "");
      const isFine = fault === undefined && passes(lintMessage(own.out(), conventionalSettings), false);
      expect(isTold || isFine).toBe(true);
    }),
    { numRuns: 150 },
  );
});
