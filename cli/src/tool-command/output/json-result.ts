import type { Issue, Output } from "@toolbox/core";

/** What `--json` prints. Issues name the field as `--input` does; `message` is for people. */
export interface JsonResult {
  readonly ok: boolean;
  readonly outputs: readonly Readonly<Record<string, unknown>>[];
  readonly issues: readonly Issue[];
}

/**
 * An output as JSON: a saved one by its path, else a text as it is, bytes in base64 (RFC 4648 section 4), facts as
 * rows.
 */
export function jsonOutput(output: Output, path?: string): Readonly<Record<string, unknown>> {
  if (path !== undefined) {
    const { text: _text, bytes: _bytes, ...rest } = { text: "", bytes: new Uint8Array(), ...output };
    return { ...rest, path };
  }
  if (output.kind !== "binary") return { ...output };
  return { ...output, bytes: Buffer.from(output.bytes).toString("base64") };
}

/** The result as the text that goes to stdout. */
export function jsonText(result: JsonResult): string {
  return `${JSON.stringify(result, undefined, 2)}\n`;
}
