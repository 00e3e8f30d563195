import { Buffer } from "node:buffer";
import { nodePorts } from "../../../cli/src/ports/index.ts";
import { ogFields } from "../../../core/src/graphics/og-image/fields.ts";
import { fakeFile } from "../../../core/src/testing/fake-file.ts";
import { initialInput } from "../../../core/src/tool/fields.ts";
import { runTool } from "../../../core/src/tool/run-tool.ts";
import { tool } from "../../../core/src/tools/og-image/tool.ts";
import { DESCRIPTION, FROM, LOGO, report, TO } from "./sample.ts";

/* The tool as the command runs it, from the fields to the file. */
const logo = fakeFile("logo.svg", "image/svg+xml", Buffer.from(LOGO));
const input = {
  ...initialInput(ogFields),
  description: DESCRIPTION,
  emoji: "🚀",
  customColors: true,
  background: FROM,
  backgroundTo: TO,
  logo,
};
await report(async (title) => {
  const raw = { ...input, title, logoPosition: "bottom-right", sizes: ["1200x630"], metaTags: false };
  const run = await runTool(tool, raw, nodePorts);
  const [image] = run.ok ? run.outputs : [];
  if (image?.kind !== "binary") throw new Error(JSON.stringify(run));
  return image.bytes;
});
