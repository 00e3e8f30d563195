import type { Command } from "./measure.ts";

/** One promise of speed: A takes at most `goal` times what B takes. */
export interface Row {
  readonly name: string;
  readonly a: Command;
  readonly b: Command;
  readonly on: "cpu" | "wall";
  readonly goal: number;
  readonly pairs?: number;
}
