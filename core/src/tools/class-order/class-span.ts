/** A stretch of a text that is a list of classes, or the static part of one. */
export interface ClassSpan {
  readonly start: number;
  readonly end: number;
  /** The first class is glued to an expression before it, or the last to one after it: they stay where they are. */
  readonly isGluedBefore?: boolean;
  readonly isGluedAfter?: boolean;
  /** An expression stands before or after it, apart: one space stays there. */
  readonly isAfterExpression?: boolean;
  readonly isBeforeExpression?: boolean;
}

/** What was found in a source text, in its order. */
export interface FoundClasses {
  readonly spans: readonly ClassSpan[];
  /** Offsets of lists that were left alone: a template language writes them, or they are code. */
  readonly left: readonly number[];
  /** Offsets of expressions that stay in their place while the classes around them are sorted. */
  readonly expressions: readonly number[];
}

/** `{{ }}` of Vue, Angular, Handlebars and Jinja, `<% %>` of ERB and EJS, `<? ?>` of PHP, `@{ }` and `{% %}`. */
export const isTemplated = (text: string) => /\{\{|\{%|<%|<\?/.test(text);
