export { __MODULE__View } from "./__MODULE__View";
export type { __MODULE__State } from "./types";
export { use__MODULE__ } from "./use__MODULE__";
