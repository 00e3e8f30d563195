import { Failure } from "../../shell/failure.ts";
import { findJsonError } from "./find-json-error.ts";

/** The value of a JSON text. Throws `Failure` "usage" with line and column. @param name of the text, in the sentence */
export function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    const fault = findJsonError(text);
    const where = fault ? `line ${fault.line}, column ${fault.column}: ${fault.what}` : (cause as Error).message;
    throw new Failure("usage", `${name} is not valid JSON at ${where}.`, { cause });
  }
}
