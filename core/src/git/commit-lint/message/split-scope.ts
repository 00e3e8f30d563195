import { escapeRegExp } from "../../../text/escape.ts";

/** A scope that names several: `api,ui` or `api/ui`. @param delimiters none for the usual three */
export function splitScope(scope: string, delimiters: readonly string[]): readonly string[] {
  const known = delimiters.length > 0 ? delimiters : USUAL;
  const pattern = known.map((mark) => (mark === "," ? ", ?" : escapeRegExp(mark)));
  return scope.split(new RegExp(pattern.join("|")));
}

const USUAL = ["/", "\\", ","];
