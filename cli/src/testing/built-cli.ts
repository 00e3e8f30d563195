import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { rolldown } from "rolldown";
import { afterAll } from "vitest";
import config from "../../rolldown.config.mjs";

/**
 * Builds the CLI from its sources into a temp folder, for tests of what git starts. Gives the path of `toolbox.js`; the
 * folder goes away after the file's tests. The assets of the generators are not in it.
 */
export async function builtCli(): Promise<string> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "toolbox-built-")));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const inside = config.plugins.filter(({ name }) => !["toolbox-licenses", "beside-the-bundle"].includes(name));
  const bundle = await rolldown({ ...config, plugins: inside, logLevel: "silent" });
  await bundle.write({ ...config.output, dir: folder });
  await bundle.close();
  return path.join(folder, "toolbox.js");
}
