import type { Stream } from "./shell.ts";
import { terminalCode } from "./terminal-text.ts";

/** Sets text in bold where the stream may carry it. */
export function bold(stream: Pick<Stream, "isColored">): (text: string) => string {
  return paint(stream, 1, 22);
}

/** Wraps text in two SGR codes (ECMA-48 8.3.117) where the stream may carry color. */
export function paint(stream: Pick<Stream, "isColored">, on: number, off: number): (text: string) => string {
  return (text) => (stream.isColored ? `${terminalCode(`[${on}m`)}${text}${terminalCode(`[${off}m`)}` : text);
}
