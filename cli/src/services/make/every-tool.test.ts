import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { catalog, isFileHandle } from "@toolbox/core";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runMake } from "../../testing/run-make.ts";
import { parseLock } from "../../lock/lock.ts";

/** Tools that cannot be an entry by their first example, and what is said of each. */
const refused: Readonly<Record<string, RegExp>> = {
  "changelog-entries": /writes the moment it runs/,
  color: /gives words to read here, and no file/,
  contrast: /gives words to read here, and no file/,
  email: /gives words to read here, and no file/,
  "markdown-pdf": /writes the moment it runs/,
  "meta-check": /gives words to read here, and no file/,
  password: /gives something else each time/,
  uuid: /gives something else each time/,
  webhook: /gives something else each time/,
  workspace: /writes the moment it runs/,
};

const cwd = mkdtempSync(path.join(tmpdir(), "toolbox-make-"));
afterAll(() => rmSync(cwd, { recursive: true }));
let names: readonly string[] = [];

beforeAll(async () => {
  const make: Record<string, object> = {};
  const files: Record<string, string | Uint8Array> = {};
  for (const { id, load } of catalog) {
    const [example] = (await load()).examples;
    const input: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(example?.input ?? {})) {
      const handles = [value].flat().filter(isFileHandle);
      for (const handle of handles) files[`in/${id}/${handle.name}`] = await handle.bytes();
      const places = handles.map((handle) => `in/${id}/${handle.name}`);
      // A text from a file too: a byte of it can change.
      if (typeof value === "string" && value.length > 20) files[`in/${id}/${name}.txt`] = value;
      input[name] =
        places.length > 0
          ? Array.isArray(value)
            ? places
            : places[0]
          : files[`in/${id}/${name}.txt`] === undefined
            ? value
            : { file: `in/${id}/${name}.txt` };
    }
    make[id] = { tool: id, input, out: `out/${id}` };
  }
  for (const [name, content] of Object.entries({ ...files, "toolbox.config.json": JSON.stringify({ make }) })) {
    mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true });
    writeFileSync(path.join(cwd, name), content);
  }
  names = Object.keys(make);
});

it("every tool can be an entry, or says why it cannot", async () => {
  const { err, code } = await runMake(cwd);
  const problems = new Map(
    names.flatMap((name) =>
      err
        .split("\n")
        .filter((line) => line.startsWith(`${name}: `))
        .map((line) => [name, line] as const),
    ),
  );
  expect(Object.fromEntries(problems)).toEqual(
    Object.fromEntries(Object.entries(refused).map(([name, words]) => [name, expect.stringMatching(words)])),
  );
  expect(code).toBe(1);
  expect(await runMake(cwd)).toMatchObject({ out: "" });
});

it("one byte of any input or output: the check names just that entry", async () => {
  const lock = parseLock(readFileSync(path.join(cwd, "toolbox.lock"), "utf8"));
  const places = [...lock].flatMap(([key, run]) =>
    [...run.inputs.keys(), ...run.outputs.keys()].map((name) => ({ key, name })),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places), fc.nat(), async ({ key, name }, at) => {
      const file = path.join(cwd, name);
      const before = readFileSync(file);
      if (before.length === 0) return;
      const after = Uint8Array.from(before);
      const index = at % after.length;
      after[index] = (after[index] ?? 0) ^ 1;
      writeFileSync(file, after);
      const run = await runMake(cwd, { check: true, json: true });
      writeFileSync(file, before);
      const stale = (
        JSON.parse(run.out) as { runs: readonly { entry: string; reasons: readonly { file?: string }[] }[] }
      ).runs;
      const found = stale.filter((each) => !(each.entry in refused));
      expect(found.map((each) => [each.entry, each.reasons.map((reason) => reason.file)])).toEqual([[key, [name]]]);
    }),
    { numRuns: 25 },
  );
});
