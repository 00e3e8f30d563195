import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { tool } from "@toolbox/core/tools/favicon/tool.ts";
import { type FileOutput, runTool } from "@toolbox/core";
import { afterAll, describe, expect, test } from "vitest";
import { nodePorts } from "../../../cli/src/ports/index.ts";

/* ImageMagick reads every icon, and every image in the ICO, as what it says it is. */
const isThere = spawnSync("identify", ["-version"]).status === 0;
const folder = mkdtempSync(path.join(tmpdir(), "toolbox-icons-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(!isThere)(`ImageMagick${isThere ? "" : " (identify is not installed)"}`, () => {
  test("reads the icons", async () => {
    const run = await runTool(tool, { text: "tb" }, nodePorts);
    const files = run.ok ? run.outputs.filter((output): output is FileOutput => output.kind === "binary") : [];
    expect(files.length).toBe(9);
    const seen = files.map((file) => {
      const place = path.join(folder, file.name);
      writeFileSync(place, file.kind === "binary" ? file.bytes : "");
      const { stdout } = spawnSync("identify", ["-regard-warnings", "-format", "%wx%h %[opaque] ", place]);
      return `${file.name} ${String(stdout).trim().toLowerCase()}`;
    });
    expect(seen).toEqual([
      ...[16, 32, 48, 180, 192, 512].map((size) => `favicon-${size}x${size}.png ${size}x${size} false`),
      "favicon.ico 16x16 false 32x32 false 48x48 false",
      "apple-touch-icon.png 180x180 true",
      "icon-maskable-512.png 512x512 true",
    ]);
  });
});
