import { isRecord } from "../../../../text/is-record.ts";

export type JsonRecord = Readonly<Record<string, unknown>>;

/** The text a value is, or undefined. */
export const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** The texts in a list; what is not text is passed over. */
export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];

/** The objects in a list; what is not an object is passed over. */
export const listOf = (value: unknown): JsonRecord[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** The value when it is one of those known. */
export const oneOf = <T extends string>(value: unknown, known: readonly T[]): T | undefined =>
  known.find((item) => item === value);

/** `{ [name]: value }`, or nothing for undefined: for properties that are left out. */
export function maybe<K extends string, V>(name: K, value: V | undefined): { [key in K]?: V } {
  return (value === undefined ? {} : { [name]: value }) as { [key in K]?: V };
}
