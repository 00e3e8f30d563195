import type { Command } from "./measure.ts";

/** One promise: A takes at most `goal` times what B takes, of CPU time, of wall time or of memory. */
export interface Row {
  readonly name: string;
  readonly a: Command;
  readonly b: Command;
  readonly on: "cpu" | "wall" | "memory";
  readonly goal: number;
  readonly pairs?: number;
}
