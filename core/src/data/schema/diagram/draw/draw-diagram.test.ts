import { describe, expect, it } from "vitest";
import { fakePorts, recordingCanvas } from "../../../../testing/index.ts";
import { manyTables } from "../../../../testing/many-tables.ts";
import { sampleSchema } from "../../sample.ts";
import { diagramColors } from "./diagram-colors.ts";
import { diagramPng, diagramSvg } from "./diagram-files.ts";
import { drawDiagram } from "./draw-diagram.ts";
import type { DiagramOptions } from "./diagram-options.ts";
import { layOutDiagram } from "../layout/lay-out-diagram.ts";

const diagram = layOutDiagram(sampleSchema);
const assets = { read: async () => new Uint8Array() };

function drawn(look: Partial<DiagramOptions> = {}, of = diagram) {
  const canvas = recordingCanvas();
  drawDiagram(canvas.surface(100, 100).pen, of, { colors: diagramColors.light, ...look });
  const texts = canvas.calls.filter(([name]) => name === "fillText").map(([, text]) => String(text));
  const count = (name: string) => canvas.calls.filter(([call]) => call === name).length;
  return { calls: canvas.calls, texts, count };
}

describe("what is drawn", () => {
  it("every table with its columns, types and the number of columns; a null is a question mark", () => {
    const { texts } = drawn();
    for (const table of sampleSchema.tables) {
      expect(texts).toContain(table.name);
      for (const column of table.columns) expect(texts).toContain(column.name);
    }
    expect(texts.filter((text) => text === "text?")).toHaveLength(9);
    expect(texts.filter((text) => text === "timestamptz?")).toHaveLength(1);
    expect(texts).toContain("12");
  });

  it("a foot and a circle where there are many, two bars where there is exactly one", () => {
    const { calls, count } = drawn();
    // five relations: none of their keys may be null or is unique
    expect(count("arc")).toBe(5);
    const { points } = diagram.edges[0]!;
    const [start, end] = [points[0]!, points.at(-1)!];
    expect(calls).toContainEqual(["moveTo", start.x, start.y - 5]);
    expect(calls).toContainEqual(["lineTo", start.x, start.y + 5]);
    expect(calls).toContainEqual(["moveTo", end.x + 6, end.y - 4.5]);
    expect(calls).toContainEqual(["moveTo", end.x + 10, end.y - 4.5]);
  });

  it("the selected table, its relations and their columns stand out", () => {
    expect(drawn().calls).not.toContainEqual(["strokeStyle=", diagramColors.light.accent]);
    const { calls } = drawn({ selected: 1 });
    expect(calls).toContainEqual(["strokeStyle=", diagramColors.light.accent]);
    const lit = calls.filter(
      (call, index) => call[0] === "fillRect" && calls[index - 1]?.[1] === diagramColors.light.accentGround,
    );
    expect(lit).toHaveLength(1);
  });
});

describe("only what is seen", () => {
  const many = layOutDiagram(manyTables(400));
  const whole = { x: 0, y: 0, width: many.width, height: many.height };

  it("far away names are written, but no columns and no ends", () => {
    const { texts, count } = drawn({ scale: 0.2, visible: whole }, many);
    expect(texts).toHaveLength(many.tables.length);
    expect(count("arc")).toBe(0);
  });

  it("nothing that could not be read is written", () =>
    expect(drawn({ scale: 0.02, visible: whole }, many).texts).toEqual([]));

  it("near by only what is in sight is drawn", () => {
    const { count } = drawn({ visible: { x: 0, y: 0, width: 900, height: 700 } }, many);
    expect(count("roundRect")).toBeLessThan(25);
    expect(drawn({ visible: { x: -900, y: -900, width: 100, height: 100 } }, many).count("stroke")).toBe(0);
  });
});

describe("files", () => {
  it("the PNG has twice the size, with room around, on the ground of its theme", async () => {
    const canvas = recordingCanvas();
    const picture = await diagramPng(diagram, "dark", { assets, canvas });
    expect(picture).toMatchObject({ scale: 2, width: (diagram.width + 64) * 2, height: (diagram.height + 64) * 2 });
    expect(canvas.calls).toContainEqual(["fillStyle=", diagramColors.dark.ground]);
    expect(canvas.fonts).toContain("Toolbox Mono 700");
  });

  it("one too large for viewers is made smaller", async () => {
    const { width, height, scale } = await diagramPng(layOutDiagram(manyTables(400)), "light", {
      ...fakePorts(),
      assets,
    });
    expect(width * height).toBeLessThan(64.2e6);
    expect(scale).toBeLessThan(2);
  });

  it("the SVG keeps its texts, escaped, and is the same each time", async () => {
    const [first, ...rest] = sampleSchema.tables;
    const odd = layOutDiagram({ ...sampleSchema, tables: [{ ...first!, name: `<a>&"b"` }, ...rest] });
    const svg = await diagramSvg(odd, "light", fakePorts(), "Shop & co");
    expect(svg).toContain("<title>Shop &amp; co</title>");
    expect(svg).toContain("&lt;a&gt;&amp;");
    expect(svg).toContain(">lovable_project_id</text>");
    expect(await diagramSvg(odd, "light", fakePorts(), "Shop & co")).toBe(svg);
  });
});
