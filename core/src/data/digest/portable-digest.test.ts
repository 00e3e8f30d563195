import { createHash, createHmac } from "node:crypto";
import { expect, it } from "vitest";
import type { DigestAlgorithm } from "../../ports/index.ts";
import { describeDigest } from "../../testing/contracts/index.contract.ts";
import { hex } from "../../text/bytes.ts";
import { digestAlgorithms } from "./digest-algorithms.ts";
import { portableDigest } from "./portable-digest.ts";

describeDigest(portableDigest);

// OpenSSL has no BLAKE3: its own vectors are below.
const inOpenssl = (Object.keys(digestAlgorithms) as DigestAlgorithm[]).filter((algorithm) => algorithm !== "BLAKE3");
it.each(inOpenssl)("agrees with OpenSSL: %s", async (algorithm) => {
  const name = algorithm.toLowerCase().replace(/^sha-/, "sha");
  for (let length = 0; length < 300; length++) {
    const data = Uint8Array.from({ length: length + 3 }, (_, index) => (index * 7) & 255).subarray(3);
    const found = await portableDigest.digest(algorithm, data);
    expect(found).toHaveLength(digestAlgorithms[algorithm].length);
    expect(hex(found)).toBe(createHash(name).update(data).digest("hex"));
    const wanted = createHmac(name, data).update("message").digest("hex");
    expect(hex(await portableDigest.digest(algorithm, new TextEncoder().encode("message"), data))).toBe(wanted);
  }
});

// Inputs and hashes as BLAKE3's authors publish them: bytes that count to 250 and begin again.
it.each([
  [0, "af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262"],
  [1, "2d3adedff11b61f14c886e35afa036736dcd87a74d27b5c1510225d0f592e213"],
  [1024, "42214739f095a406f3fc83deb889744ac00df831c10daa55189b5d121c855af7"],
  [1025, "d00278ae47eb27b34faecf67b4fe263f82d5412916c1ffd97c8cb7fb814b8444"],
  [31744, "62b6960e1a44bcc1eb1a611a8d6235b6b4b78f32e7abc4fb4c6cdcce94895c47"],
])("BLAKE3 of %i bytes", async (length, expected) => {
  const data = Uint8Array.from({ length }, (_, index) => index % 251);
  expect(hex(await portableDigest.digest("BLAKE3", data))).toBe(expected);
});
