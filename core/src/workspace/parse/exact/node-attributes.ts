import type { Position } from "../../model.ts";

/** What stands in braces after a title, in the form of Pandoc: `{#component-3 x=410 y=20}`. */
export interface Attributes {
  readonly id?: string;
  readonly position?: Position;
}

const ATTRIBUTES = /\{#([\w-]{1,80})(?: x=(-?\d{1,9}(?:\.\d{1,9})?) y=(-?\d{1,9}(?:\.\d{1,9})?))?\}$/;

/** Divides a title from the attributes behind it. */
export function takeAttributes(title: string): { readonly text: string; readonly attributes: Attributes } {
  const text = title.trim();
  const [all, id, x, y] = ATTRIBUTES.exec(text) ?? [];
  if (all === undefined || id === undefined) return { text, attributes: {} };
  const position = x === undefined || y === undefined ? {} : { position: { x: Number(x), y: Number(y) } };
  return { text: text.slice(0, -all.length), attributes: { id, ...position } };
}

/** Whether a title ends in what would be read as attributes. */
export const endsInAttributes = (title: string): boolean => ATTRIBUTES.test(title);

/** The attributes as they are written. */
export function attributesText(id: string, position: Position | undefined): string {
  return position ? `{#${id} x=${position.x} y=${position.y}}` : `{#${id}}`;
}
