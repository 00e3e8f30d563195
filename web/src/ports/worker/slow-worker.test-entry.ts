/* The worker of the tests: it knows the slow tool only. */
import { slowTool } from "@toolbox/core/testing";
import { serveWorker } from "./serve-worker.ts";

serveWorker(async () => slowTool);
