/*
 * The part of lowlight that is used: its own types bring those of the DOM into core. tsconfig.json names this file in
 * the place of theirs.
 */
export interface HastText {
  readonly type: "text";
  readonly value: string;
}
export interface HastElement {
  readonly type: "element";
  readonly properties: Readonly<Record<string, unknown>>;
  readonly children: readonly HastNode[];
}
export type HastNode = HastText | HastElement;

export interface Lowlight {
  registered(language: string): boolean;
  highlight(language: string, code: string): { readonly children: readonly HastNode[] };
}

/** The grammars of 37 languages. */
export const common: Readonly<Record<string, unknown>>;
export function createLowlight(grammars: Readonly<Record<string, unknown>>): Lowlight;
