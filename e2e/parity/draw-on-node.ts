import { Buffer } from "node:buffer";
import { deflateRawSync } from "node:zlib";
import { nodePorts } from "../../cli/src/ports/index.ts";
import { drawParityCase, parityCases } from "../../core/src/testing/parity-cases.ts";
import { toolDrawings } from "../../core/src/testing/tool-drawings.ts";

/* Draws the parity cases with the terminal's own ports. Prints a JSON line each: name and deflated RGBA in base64. */
const drawings = [
  ...parityCases.map((one) => ({ name: one.name, draw: () => drawParityCase(one, nodePorts) })),
  ...toolDrawings.map(({ name, draw }) => ({ name, draw: () => draw(nodePorts) })),
];
for (const { name, draw } of drawings) {
  const pixels = deflateRawSync(await draw(), { level: 1 });
  process.stdout.write(`${JSON.stringify({ name, pixels: Buffer.from(pixels).toString("base64") })}\n`);
}
