import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
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
import { afterAll, describe, expect, it, vi } from "vitest";
import { outputDate } from "./clock.ts";
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
  (raw, context, timeoutMs = 60_000) => run("slow", raw, context, { timeoutMs }),
  (text) => {
    const file = path.join(folder, "a.txt");
    writeFileSync(file, text);
    const version = { size: text.length, mtimeMs: statSync(file).mtimeMs, hasLength: true };
    return nodeFileCarrier.unpack({ path: file, version, type: "text/plain" });
  },
);

describe("the date of outputs", () => {
  const now = new Date(0);
  it.each([
    ["1700000000", "2023-11-14T22:13:20.000Z"],
    ["0", "1970-01-01T00:00:00.000Z"],
    ["", now.toISOString()],
    ["1.5e9", now.toISOString()],
    ["-1", now.toISOString()],
    ["999999999999999", now.toISOString()],
  ])("SOURCE_DATE_EPOCH=%s gives %s", (epoch, date) => {
    expect(outputDate({ SOURCE_DATE_EPOCH: epoch }, now).toISOString()).toBe(date);
  });

  it("is that of the clock", () => {
    vi.stubEnv("SOURCE_DATE_EPOCH", "1700000000");
    expect(nodePorts.clock.now().toISOString()).toBe("2023-11-14T22:13:20.000Z");
    vi.unstubAllEnvs();
  });
});
