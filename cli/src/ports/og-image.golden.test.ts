import { createHash } from "node:crypto";
import { drawParityCase, parityCases } from "@toolbox/core/testing/parity-cases.ts";
import { describe, expect, it } from "vitest";
import { nodePorts } from "./index.ts";

/*
 * The terminal's own text mode draws the same pixels on every system; these are their hashes. When a drawing was
 * changed on purpose, look at it (`pnpm toolbox og-image --out .`) and put the new hash here.
 */
const golden = new Map([
  ["blog dark", "d97f2eedf138121d"],
  ["app light", "c00ca6c8fb08bc1f"],
  ["tweet gradient", "001f6d59c507842f"],
  ["docs minimal", "7962132672eee4c9"],
  ["product dark", "3fbde0390129d8da"],
  ["product gradient", "4182204e4ace79d1"],
]);

describe("share images in portable text mode", () => {
  // Skia rounds gradients differently on other processors.
  const reason = process.arch === "x64" ? "" : ` (skipped: hashes are of x64, this is ${process.arch})`;
  it.skipIf(reason !== "").each([...golden])(`%s${reason}`, async (name, hash) => {
    const one = parityCases.find((entry) => entry.name === name);
    expect(one).toBeDefined();
    const pixels = one && (await drawParityCase(one, nodePorts));
    expect(
      createHash("sha256")
        .update(pixels ?? "")
        .digest("hex")
        .slice(0, 16),
    ).toBe(hash);
  });
});
