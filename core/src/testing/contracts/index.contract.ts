/* One suite per port, run by every host against its own adapters. */
export { describeAssets, describeDrawing } from "./drawing-ports.contract.ts";
export { describeRunner, type RunSlow } from "./runner.contract.ts";
export { describeClock, describeDeflate, describeDigest, describeRandom } from "./small-ports.contract.ts";
export { describeImageInput } from "./image-input.contract.ts";
export { describeSvg } from "./svg.contract.ts";
