import { createHash } from "node:crypto";
import { drawParityCase, parityCases } from "@toolbox/core/testing/parity-cases";
import { describe, expect, it } from "vitest";
import { nodePorts } from "./index.ts";

/*
 * The terminal's own text mode draws the same pixels on every system; these are their hashes. When a drawing was
 * changed on purpose, look at it (`pnpm toolbox og-image --out .`) and put the new hash here.
 */
const golden = new Map([
  ["blog dark", "50260eec56d3d34a"],
  ["app light", "7774715a48d07b12"],
  ["tweet gradient", "0cceebf2127e0c48"],
  ["docs minimal", "a2b36b013acd2c7a"],
  ["product dark", "24f272d900878b31"],
  ["product gradient", "ddb909fcc6d3e87a"],
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
