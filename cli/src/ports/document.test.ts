import { parityDigest } from "@toolbox/core/documents/print/testing/parity-digest.ts";
import { PARITY_DIGEST } from "@toolbox/core/documents/print/testing/sample.ts";
import { expect, it } from "vitest";
import { nodePorts } from "./index.ts";

it("writes a document with the bytes that every host writes", async () => {
  expect(await parityDigest(nodePorts)).toBe(PARITY_DIGEST);
});
