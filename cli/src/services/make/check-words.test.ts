import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { folderOf } from "../../testing/folder-of.ts";
import { runMake } from "../../testing/run-make.ts";

const title = (input: object) => ({ title: { tool: "slug", input, out: "title.txt" } });

/** What a check says once the entries of a made folder are others. */
async function checkAfter(make: object): Promise<string> {
  const cwd = await folderOf({ "toolbox.config.json": JSON.stringify({ make: title({ text: "A" }) }) });
  await runMake(cwd);
  writeFileSync(path.join(cwd, "toolbox.config.json"), JSON.stringify({ make }));
  return (await runMake(cwd, { check: true })).err;
}

it.each([
  [
    "a name in the input is not a field, which no make would mend",
    title({ txt: "A" }),
    'title: its settings changed. toolbox.config.json, line 1: make.title.input.txt is not a field of slug. Did you mean "text"?\n1 of 1 run is out of date. "toolbox make" makes it.\n',
  ],
  [
    "a file is left over, which is pruned and not made",
    {},
    'title: title.txt is left over: nothing makes it any more.\n1 file is left over. "toolbox make --prune" removes it, or lets go of what was edited.\n',
  ],
])("says that %s", async (_, make, words) => expect(await checkAfter(make)).toBe(words));
