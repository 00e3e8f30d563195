import { randomBytes } from "node:crypto";
import type { Random } from "@toolbox/core";

export const nodeRandom: Random = { bytes: (length) => new Uint8Array(randomBytes(length)) };
