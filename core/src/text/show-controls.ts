import { codePointLabel } from "./format.ts";

/*
 * What a terminal obeys instead of showing (C0 and C1 but for tab and line breaks, ECMA-48), and what changes the order
 * in which text is read (Unicode's property Bidi_Control).
 */
const UNSEEN = String.raw`\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069`;
const CONTROLS = new RegExp(String.raw`[${UNSEEN}]|\r(?!\n)`, "g");
const CONTROLS_AND_BREAKS = new RegExp(String.raw`[${UNSEEN}\n\r\u2028\u2029]`, "g");
// Without the g a pattern has no memory, and most texts hold none of these.
const ANY_CONTROL = new RegExp(CONTROLS.source);

/**
 * A text that others wrote, safe to print: control characters are shown as their pictures (U+2400 and on), all else that
 * is unseen by its number. Line breaks and tabs stay.
 * @example showControls("\u001b[2J\u202etxt") // "␛[2J<U+202E>txt"
 */
export const showControls = (text: string): string =>
  ANY_CONTROL.test(text) ? text.replace(CONTROLS, pictureOf) : text;

/**
 * The same for a value within a line of ours: its line breaks are shown too, so that it cannot begin a line of its own.
 * @example oneLine("a\nSigned in as root") // "a␊Signed in as root"
 */
export const oneLine = (text: string): string => text.replace(CONTROLS_AND_BREAKS, pictureOf);

function pictureOf(sign: string): string {
  const code = sign.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? "\u2421" : `<${codePointLabel(sign)}>`;
}
