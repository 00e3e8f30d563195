import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { catalog, isFileHandle } from "@toolbox/core";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { runMake } from "../../testing/run-make.ts";
import { parseLock } from "../../lock/lock.ts";

/** Tools that cannot be an entry, and what is said of each. */
const refused: Readonly<Record<string, RegExp>> = {
  color: /gives words to read here, and no file/,
  contrast: /gives words to read here, and no file/,
  email: /gives words to read here, and no file/,
  "meta-check": /gives words to read here, and no file/,
  password: /gives something else each time/,
  uuid: /gives something else each time/,
  webhook: /gives something else each time/,
};

/** Tools that write the moment they run, and are refused where nothing says which. */
const dated = ["changelog-entries", "markdown-pdf", "workspace"];
const env = { SOURCE_DATE_EPOCH: "1767225600" };
// The ports read it from the process, the check from its shell.
beforeEach(() => void vi.stubEnv("SOURCE_DATE_EPOCH", env.SOURCE_DATE_EPOCH));

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

const run = (options: Parameters<typeof runMake>[1] = {}) => runMake(cwd, { ...options, shell: { env } });
const read = (name: string) => readFileSync(path.join(cwd, name));

/** The problem of each entry that was not made. */
const problemsIn = (err: string) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const line = err.split("\n").find((each) => each.startsWith(`${name}: `));
      return line === undefined ? [] : [[name, line]];
    }),
  );

it("every tool can be an entry, or says why it cannot", async () => {
  const { err, code } = await run();
  expect(problemsIn(err)).toEqual(
    Object.fromEntries(Object.entries(refused).map(([name, words]) => [name, expect.stringMatching(words)])),
  );
  expect(code).toBe(1);
  expect(await run()).toMatchObject({ out: "" });
});

it("what writes the moment it runs is refused where nothing says which", async () => {
  vi.stubEnv("SOURCE_DATE_EPOCH", undefined);
  const { err } = await runMake(cwd, { names: dated, force: true });
  expect(problemsIn(err)).toEqual(
    Object.fromEntries(dated.map((name) => [name, expect.stringMatching(/writes the moment it runs/)])),
  );
});

/** The entries that a check finds, each with the files that it names. */
async function found(): Promise<readonly (readonly [string, readonly (string | undefined)[]])[]> {
  const { runs } = JSON.parse((await run({ check: true, json: true })).out) as {
    runs: readonly { entry: string; reasons: readonly { file?: string }[] }[];
  };
  return runs
    .filter(({ entry }) => !(entry in refused))
    .map(({ entry, reasons }) => [entry, reasons.map(({ file }) => file)]);
}

const everything = process.env["TOOLBOX_EVERY_FILE"] !== undefined;

it(
  "one byte of any input or output: the check names just that entry, make restores it, and then writes nothing",
  async () => {
    const before = read("toolbox.lock");
    const lock = parseLock(before.toString());
    const places = [...lock].flatMap(([key, { inputs, outputs }]) => [
      ...[...inputs.keys()].map((name) => ({ key, name, isInput: true })),
      ...[...outputs.keys()].map((name) => ({ key, name, isInput: false })),
    ]);
    expect(new Set(places.map(({ key }) => key))).toEqual(new Set(names.filter((name) => !(name in refused))));
    const holds = async ({ key, name, isInput }: (typeof places)[number], at: number) => {
      const content = read(name);
      if (content.length === 0) return;
      const other = Uint8Array.from(content);
      const index = at % other.length;
      other[index] = (other[index] ?? 0) ^ 1;
      writeFileSync(path.join(cwd, name), other);
      expect(await found()).toEqual([[key, [name]]]);
      const outputs = [...(lock.get(key)?.outputs.keys() ?? [])];
      const made = outputs.map((output) => (output === name ? content : read(output)));
      // What it makes of a changed input, if it can be read at all, is as new as what comes after it.
      const { err } = await run({ names: [key] });
      expect(/was edited by hand and is left as it is/.test(err)).toBe(!isInput);
      expect(read(name)).toEqual(Buffer.from(other));
      if (isInput) writeFileSync(path.join(cwd, name), content);
      expect(await run({ names: [key], force: !isInput })).toMatchObject({ code: 0 });
      // Names of outputs come of the input at times.
      await run({ prune: true });
      expect(outputs.map(read)).toEqual(made);
      expect(read("toolbox.lock")).toEqual(before);
      expect(await run({ names: [key] })).toMatchObject({ code: 0, out: "" });
      expect(await found()).toEqual([]);
    };
    if (everything) for (const place of places) for (const at of [0, 1_000, -1 >>> 1]) await holds(place, at);
    else await fc.assert(fc.asyncProperty(fc.constantFrom(...places), fc.nat(), holds), { numRuns: 12 });
  },
  everything ? 3_600_000 : undefined,
);
