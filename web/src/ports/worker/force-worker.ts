/* The worker that lays out a graph by forces and tells the places as they come. */
import { ForceLayout, type ForceGraph } from "@toolbox/core/workspace/layout/force-layout.ts";

/** What the worker tells; `progress` from 0 to 1. */
export interface ForceFrame {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly progress: number;
}

/** So long it works between two frames, in milliseconds. */
const frameMs = 40;

self.addEventListener("message", ({ data }: MessageEvent<ForceGraph>) => {
  const layout = new ForceLayout(data);
  let lastReport = performance.now();
  while (layout.step()) {
    if (performance.now() - lastReport < frameMs) continue;
    lastReport = performance.now();
    tell(layout);
  }
  tell(layout);
});

function tell({ x, y, progress }: ForceLayout): void {
  const frame: ForceFrame = { x: x.slice(), y: y.slice(), progress };
  self.postMessage(frame, { transfer: [frame.x.buffer, frame.y.buffer] });
}
