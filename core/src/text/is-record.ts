/** Whether a value is what JSON calls an object: neither null nor a list. @example isRecord([]) // false */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
