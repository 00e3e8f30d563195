import { oneLine } from "@toolbox/core";
import type { Stream } from "./shell.ts";

/** Makes a value that others chose, such as the name of a file, stay in its row of results; in a pipe it stays as it is. */
export const rowValue =
  ({ isTerminal }: Pick<Stream, "isTerminal">) =>
  (value: string): string =>
    isTerminal ? oneLine(value) : value;
