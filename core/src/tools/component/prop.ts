/** One property of a component, as its author wrote it. */
export interface Prop {
  /** The property's name without quotes: `label`, `aria-label`. */
  readonly name: string;
  /** What the code calls it: an identifier that is not a reserved word. */
  readonly variable: string;
  /** The text of the type, on one line. */
  readonly type: string;
  readonly isOptional: boolean;
  readonly isReadonly: boolean;
  /** The text of a default value, as in `size = "md"`. */
  readonly initial: string | undefined;
  /** Line of the definition, from 1. */
  readonly line: number;
}

/** A place in the definition that cannot be read. */
export interface PropError {
  readonly line: number;
  readonly message: string;
}
