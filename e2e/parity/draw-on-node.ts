import { Buffer } from "node:buffer";
import { deflateRawSync } from "node:zlib";
import { nodePorts } from "../../cli/src/ports/index.ts";
import { drawParityCase, parityCases } from "../../core/src/testing/parity-cases.ts";

/* Draws the parity cases with the terminal's own ports. Prints a JSON line each: name and deflated RGBA in base64. */
for (const one of parityCases) {
  const pixels = deflateRawSync(await drawParityCase(one, nodePorts), { level: 1 });
  process.stdout.write(`${JSON.stringify({ name: one.name, pixels: Buffer.from(pixels).toString("base64") })}\n`);
}
