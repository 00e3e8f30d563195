/** Access tokens and device codes, all but their first letters. */
export function redactTokens(text: string): string {
  return text.replaceAll(/\b(tb[xd]_[0-9a-f]{4})[0-9a-f]{8,}/g, "$1…");
}

/**
 * Keeps tokens out of what this process prints: the embedded server writes failed queries to the console with their
 * parameters.
 */
export function redactOutput(streams: readonly NodeJS.WriteStream[] = [process.stdout, process.stderr]): void {
  for (const stream of streams) {
    const write = stream.write.bind(stream) as (chunk: unknown, ...rest: unknown[]) => boolean;
    stream.write = ((chunk: unknown, ...rest: unknown[]) =>
      write(typeof chunk === "string" ? redactTokens(chunk) : chunk, ...rest)) as typeof stream.write;
  }
}
