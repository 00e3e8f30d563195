import { runTool } from "@toolbox/core";
import { tool } from "@toolbox/core/tools/api-docs/tool.ts";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { browserPorts } from "../../ports/index.ts";

it.each([320, 390, 768, 1280, 1920])(
  "the switch of the samples lies over nothing of the HTML file at %i px",
  async (width) => {
    const [example] = tool.examples;
    const run = await runTool(tool, { ...example?.input, format: "html" }, browserPorts);
    const [html] = run.ok ? run.outputs.flatMap((output) => (output.kind === "text" ? [output.text] : [])) : [];
    await page.viewport(width, 800);
    const frame = document.createElement("iframe");
    frame.style.cssText = `position:fixed;inset:0;border:0;width:${width}px;height:800px`;
    frame.srcdoc = html ?? "";
    const loaded = new Promise((done) => frame.addEventListener("load", done));
    document.body.append(frame);
    await loaded;
    const file = frame.contentDocument;
    const [main, languages] = ["main", ".languages"].map((part) => file?.querySelector(part)?.getBoundingClientRect());
    if (!main || !languages) throw new Error("the file has no samples");
    expect(languages.width).toBeGreaterThan(100);
    expect(languages.right <= main.left || languages.bottom <= main.top).toBe(true);
    frame.contentWindow?.scrollTo(0, 900);
    const [mainNow, now] = ["main", ".languages"].map((part) => file?.querySelector(part)?.getBoundingClientRect());
    expect((now?.right ?? 0) <= (mainNow?.left ?? 0) || (now?.bottom ?? 0) <= (mainNow?.top ?? 0)).toBe(true);
    frame.remove();
  },
);
