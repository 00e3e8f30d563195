import { nodePorts } from "../../cli/src/ports/index.ts";

// Long ago enough to be no day of anybody's.
const MOMENT = new Date("2026-01-15T12:00:00Z");

/** Node's ports with a clock that stands and chance that is always the same, so that an example is too. */
export function fixedPorts(): typeof nodePorts {
  let state = 1;
  return {
    ...nodePorts,
    clock: { now: () => MOMENT },
    random: {
      bytes: (length) =>
        Uint8Array.from({ length }, () => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) >>> 24),
    },
  };
}
