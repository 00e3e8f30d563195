import { drawParityCase, parityCases } from "@toolbox/core/testing/parity-cases.ts";
import { toolDrawings } from "@toolbox/core/testing/tool-drawings.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { commands } from "vitest/browser";
import { browserPorts } from "./index.ts";

interface NodeDrawing {
  readonly name: string;
  readonly pixels: string;
}

declare module "vitest/browser" {
  interface BrowserCommands {
    drawOnNode(): Promise<readonly NodeDrawing[]>;
  }
}

describe("the browser and Node draw the same, pixel by pixel", () => {
  let drawn: ReadonlyMap<string, string>;
  beforeAll(async () => {
    drawn = new Map((await commands.drawOnNode()).map(({ name, pixels }) => [name, pixels]));
  }, 60_000);

  const drawings = [
    ...parityCases.map((one) => [one.name, () => drawParityCase(one, browserPorts)] as const),
    ...toolDrawings.map(({ name, draw }) => [name, () => draw(browserPorts)] as const),
  ];
  it.each(drawings)("%s", async (name, draw) => {
    const here = await draw();
    const deflated = Uint8Array.from(atob(drawn.get(name) ?? ""), (char) => char.charCodeAt(0));
    const there = await browserPorts.deflate.inflate(deflated, "raw", here.length);
    expect(there.length).toBe(here.length);
    expect(differingPixels(here, there)).toBe(0);
  });
});

function differingPixels(a: Uint8ClampedArray, b: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < a.length; at += 4)
    if (a[at] !== b[at] || a[at + 1] !== b[at + 1] || a[at + 2] !== b[at + 2] || a[at + 3] !== b[at + 3]) count++;
  return count;
}
