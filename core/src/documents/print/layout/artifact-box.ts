import type { BoxMark } from "../display-list.ts";

/** A filled rectangle that a screen reader skips: a rule, a ground. */
export function artifactBox(x: number, y: number, width: number, height: number, fill: string): BoxMark {
  return { kind: "box", x, y, width, height, fill, owner: "artifact" };
}
