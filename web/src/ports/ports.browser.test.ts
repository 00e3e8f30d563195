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
import { browserFile } from "./file.ts";
import { browserPorts } from "./index.ts";
import { browserWorkerRunner } from "./worker/run-tool-in-browser.ts";

describeClock(browserPorts.clock);
describeRandom(browserPorts.random);
describeDigest(browserPorts.digest);
describeDeflate(browserPorts.deflate);
describeAssets(browserPorts.assets);
describeDrawing(browserPorts.canvas, browserPorts.images);
describeImageInput(browserPorts.canvas, browserPorts.images);
describeSvg(browserPorts);

const run = browserWorkerRunner(
  () => new Worker(new URL("./worker/slow-worker.test-entry.ts", import.meta.url), { type: "module" }),
);
describeRunner(
  (raw, context, timeoutMs = 60_000) => run("slow", raw, context, { timeoutMs }),
  (text) => browserFile(new File([text], "a.txt", { type: "text/plain" })),
);
