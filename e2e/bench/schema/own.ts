/*
 * Reads the dump named first and prints its tables, columns and keys; with `diagram` it also lays the tables out and
 * draws them, on a pen that only notes what it is told: the strokes themselves are the host's.
 */
import { readFileSync } from "node:fs";
import { readSchema } from "@toolbox/core/data/schema/read/read-schema.ts";
import type { PenCall } from "@toolbox/core/testing";
import { factsOf } from "../../oracles/data/schema/facts.ts";

const [file = "", what] = process.argv.slice(2);
const { schema } = readSchema([{ text: readFileSync(file, "utf8") }]);
if (what === "diagram") {
  const { layOutDiagram } = await import("@toolbox/core/data/schema/diagram/layout/lay-out-diagram.ts");
  const { drawDiagram } = await import("@toolbox/core/data/schema/diagram/draw/draw-diagram.ts");
  const { diagramColors } = await import("@toolbox/core/data/schema/diagram/draw/diagram-colors.ts");
  const { recordingPen } = await import("@toolbox/core/testing");
  const calls: PenCall[] = [];
  drawDiagram(recordingPen(calls), layOutDiagram(schema), { colors: diagramColors.light, scale: 1 });
  if (calls.length === 0) throw new Error("nothing was drawn");
}
process.stdout.write(JSON.stringify(factsOf(schema)));
