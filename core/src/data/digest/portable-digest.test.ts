import { createHash, createHmac } from "node:crypto";
import { expect, it } from "vitest";
import type { DigestAlgorithm } from "../../ports/index.ts";
import { describeDigest } from "../../testing/contracts/index.contract.ts";
import { hex } from "../../text/bytes.ts";
import { digestAlgorithms } from "./digest-algorithms.ts";
import { portableDigest } from "./portable-digest.ts";

describeDigest(portableDigest);

it.each(Object.keys(digestAlgorithms) as DigestAlgorithm[])("agrees with OpenSSL: %s", async (algorithm) => {
  const name = algorithm.replace("-", "");
  for (let length = 0; length < 300; length++) {
    const data = Uint8Array.from({ length: length + 3 }, (_, index) => (index * 7) & 255).subarray(3);
    const found = await portableDigest.digest(algorithm, data);
    expect(found).toHaveLength(digestAlgorithms[algorithm].length);
    expect(hex(found)).toBe(createHash(name).update(data).digest("hex"));
    const wanted = createHmac(name, data).update("message").digest("hex");
    expect(hex(await portableDigest.digest(algorithm, new TextEncoder().encode("message"), data))).toBe(wanted);
  }
});
