/** What failed, in words: the database's file system throws objects that are not errors, and print as nothing. */
export function failureWords(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error !== "object" || error === null) return String(error);
  const { name, message, errno } = error as { name?: unknown; message?: unknown; errno?: unknown };
  const words = [name, message].filter((each) => typeof each === "string" && each !== "").join(": ");
  return words ? words + (typeof errno === "number" ? ` (errno ${errno})` : "") : JSON.stringify(error);
}
