import { decodeUtf8 } from "../../../text/bytes.ts";

export interface CsvText {
  readonly text: string;
  readonly encoding: "UTF-8" | "UTF-16" | "Windows-1252";
}

/**
 * The text of a CSV file as spreadsheets save it: UTF-8, UTF-16 with its byte order mark (Excel's "Unicode Text"), else
 * Windows-1252 (Excel's plain "CSV" in Western Europe), in which every byte is a character.
 */
export function csvText(bytes: Uint8Array): CsvText {
  const [first, second] = bytes;
  const isBig = first === 0xfe && second === 0xff;
  if (isBig || (first === 0xff && second === 0xfe))
    return { text: new TextDecoder(isBig ? "utf-16be" : "utf-16le").decode(bytes), encoding: "UTF-16" };
  const text = decodeUtf8(bytes);
  if (text !== undefined) return { text, encoding: "UTF-8" };
  return { text: windows1252(bytes), encoding: "Windows-1252" };
}

/** The characters of the bytes 0x80 to 0x9f (encoding.spec.whatwg.org, index windows-1252). */
const HIGH = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** Node decodes these bytes as control characters (ISO 8859-1), browsers do not; here both give the same. */
const windows1252 = (bytes: Uint8Array): string =>
  new TextDecoder("windows-1252")
    .decode(bytes)
    .replaceAll(/[\u0080-\u009f]/g, (control) => HIGH[control.charCodeAt(0) - 0x80] ?? control);
