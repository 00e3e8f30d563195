const argumentOf = { "--force": "overwrite", "--out": "saveTo", "--only": "only" } as const;

/**
 * A sentence of the terminal as it reads to an assistant, which has arguments and no flags.
 * @example asArguments("Use --force to replace.") // "Use overwrite to replace."
 */
export function asArguments(sentence: string): string {
  return Object.entries(argumentOf).reduce((words, [flag, name]) => words.replaceAll(flag, name), sentence);
}
