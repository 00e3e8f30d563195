import * as crypto from "node:crypto";
import { describeDigest } from "@toolbox/core/contracts";
import { describe, vi } from "vitest";
import { nodeDigest } from "./digest.ts";

// What OpenSSL says and does where it is built for FIPS 140.
vi.mock("node:crypto", async (original) => {
  const real = await original<typeof crypto>();
  const refuse =
    (make: (name: string) => unknown) =>
    (name: string, ...more: []) => {
      if (name === "md5") throw new Error("error:0308010C:digital envelope routines::unsupported");
      return make(name, ...more);
    };
  return {
    ...real,
    getHashes: () => real.getHashes().filter((name) => name !== "md5"),
    createHash: refuse(real.createHash),
    createHmac: refuse(real.createHmac as (name: string) => unknown),
  };
});

describe("without MD5", () => {
  describeDigest(nodeDigest);
});
