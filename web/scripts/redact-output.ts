/** Access tokens and device codes, all but their first letters. */
export function redactTokens(text: string): string {
  return text.replaceAll(/\b(tb[xd]_[0-9a-f]{4})[0-9a-f]{8,}/g, "$1…");
}

/**
 * An error in words, with its causes and without what a database hangs on it: the statement, its values, the row it was
 * about. Everything else is returned as it is.
 */
export function withoutValues(value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const { code } = value as NodeJS.ErrnoException;
  const words = (value.stack ?? String(value)) + (typeof code === "string" ? ` (${code})` : "");
  return value.cause === undefined ? words : `${words}\ncaused by ${String(withoutValues(value.cause))}`;
}

/**
 * Keeps tokens and accounts out of what this process prints: the embedded server writes failed queries to the console
 * with their parameters.
 */
export function redactOutput(
  streams: readonly NodeJS.WriteStream[] = [process.stdout, process.stderr],
  out: Pick<Console, "error" | "warn"> = console,
): void {
  for (const name of ["error", "warn"] as const) {
    const tell = out[name].bind(out);
    out[name] = (...told: unknown[]) => tell(...told.map(withoutValues));
  }
  for (const stream of streams) {
    const write = stream.write.bind(stream) as (chunk: unknown, ...rest: unknown[]) => boolean;
    stream.write = ((chunk: unknown, ...rest: unknown[]) =>
      write(typeof chunk === "string" ? redactTokens(chunk) : chunk, ...rest)) as typeof stream.write;
  }
}
