/** The name of the file with the help of a command, by its words: none for the program, two for a subcommand. */
export const helpFile = (words: readonly string[]): string => `${["toolbox", ...words].join(".")}.txt`;
