import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  describeAssets,
  describeClock,
  describeDeflate,
  describeDigest,
  describeDrawing,
  describeImageInput,
  describeRandom,
  describeRunner,
  describeSvg,
} from "@toolbox/core/contracts";
import { afterAll, expect, it, vi } from "vitest";
import { nodeFileCarrier } from "./file.ts";
import { nodePorts } from "./index.ts";
import { nodeWorkerRunner } from "./run-tool-in-node.ts";
import { startWorker } from "./start-worker.ts";

describeClock(nodePorts.clock);
describeRandom(nodePorts.random);
describeDigest(nodePorts.digest);
describeDeflate(nodePorts.deflate);
describeAssets(nodePorts.assets);
describeDrawing(nodePorts.canvas, nodePorts.images);
describeImageInput(nodePorts.canvas, nodePorts.images);
describeSvg(nodePorts);

const folder = mkdtempSync(path.join(tmpdir(), "toolbox-ports-"));
afterAll(() => rmSync(folder, { recursive: true }));

const run = nodeWorkerRunner(() => startWorker(new URL("./slow-worker.test-entry.ts", import.meta.url)));
describeRunner(
  (raw, work, budgetMs = 60_000) => run("slow", raw, work, { budgetMs }),
  (text) => {
    const file = path.join(folder, "a.txt");
    writeFileSync(file, text);
    return nodeFileCarrier.unpack({ path: file, size: text.length, type: "text/plain" });
  },
);

it("the clock stands at SOURCE_DATE_EPOCH when that is set", () => {
  vi.stubEnv("SOURCE_DATE_EPOCH", "1700000000");
  expect(nodePorts.clock.now().toISOString()).toBe("2023-11-14T22:13:20.000Z");
  vi.unstubAllEnvs();
});
