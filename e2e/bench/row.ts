import type { Command } from "./measure/measure.ts";

/**
 * One promise: A takes at most `goal` times what B takes, of CPU time, of wall time, of memory, or of the
 * number that each prints as its last line: a part of a process measured from within, a size.
 */
export interface Row {
  readonly name: string;
  readonly a: Command;
  readonly b: Command;
  readonly on: "cpu" | "wall" | "memory" | "printed";
  readonly goal: number;
  readonly pairs?: number;
}
