import type { Shape } from "../../config/shape.ts";
import type { LintMessage, Place } from "./message/message.ts";

/** `never` turns most rules around. */
export type When = "always" | "never";

/** How a rule is set. The value is what the rule's own shape has read. */
export interface Setting<T = unknown> {
  readonly when: When;
  readonly value: T;
}

/** What a rule has to say: one sentence that names the fault and the way out, and the place. */
export interface Fault {
  readonly sentence: string;
  readonly at: Place;
}

export interface Rule {
  /** What its value looks like; undefined when it takes none. */
  readonly value: Shape<unknown> | undefined;
  /** The value when the configuration gives none; undefined when it has to give one. */
  readonly initial: unknown;
  readonly check: (message: LintMessage, setting: Setting) => Fault | undefined;
}

interface Definition<T> {
  readonly value: Shape<T>;
  readonly initial?: T;
  readonly check: (message: LintMessage, setting: Setting<T>) => Fault | undefined;
}

/** A rule with a value of its own. Settings are read by its shape before it is asked. */
export function defineRule<T>({ value, initial, check }: Definition<T>): Rule {
  return { value, initial, check: (message, setting) => check(message, setting as Setting<T>) };
}

/** A rule that is only on or off. */
export function defineSwitch(check: (message: LintMessage, when: When) => Fault | undefined): Rule {
  return { value: undefined, initial: undefined, check: (message, { when }) => check(message, when) };
}
