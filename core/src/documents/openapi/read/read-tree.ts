import { isRecord } from "../../../text/is-record.ts";

export type Tree = Readonly<Record<string, unknown>>;

/** Careful hands for a tree that may hold anything: what is not as it should be is empty. */
export const tree = (value: unknown): Tree => (isRecord(value) ? value : {});
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : []);
export const text = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" || typeof value === "boolean" ? String(value) : "";
export const texts = (value: unknown): readonly string[] => list(value).filter((entry) => typeof entry === "string");
