import { readText, writeText } from "../kit/host/storage.ts";
import { storedValue } from "../kit/host/stored-value.ts";

const key = "toolbox-wanted-path";
const asText = { parse: (text: string | null) => text, write: (text: string | null) => text };
const wanted = storedValue(key, asText, () => sessionStorage);

/**
 * A path of this site that is safe to go to: absolute, same origin, and not the sign-in page itself.
 * Anything else (another origin, a scheme, backslashes, an encoded second slash) is `/`.
 */
export function safePath(path: string | null | undefined): string {
  if (!path || !/^\/(?!\/)/.test(path) || /[\\\s]/.test(path) || hasControls(path)) return "/";
  const origin = "http://site.invalid";
  let url: URL;
  try {
    url = new URL(path, origin);
  } catch {
    return "/";
  }
  const leavesSite = url.origin !== origin || /^\/{2}|^\/(%2f|%5c)/i.test(url.pathname);
  if (leavesSite || url.pathname === "/auth") return "/";
  return url.pathname + url.search + url.hash;
}

/** Keeps where the visitor wanted to go, for this tab. */
export function rememberPath(path: string): void {
  const safe = safePath(path);
  if (safe !== "/") wanted.set(safe);
}

/** Keeps it beyond this tab too: a confirmation mail may open in another one. */
export function rememberPathForMail(): void {
  if (wanted.read() !== null) writeText(key, wanted.read());
}

/** Where to go after sign-in, `/` when nothing was wanted. Reading does not forget. */
export function returnPath(): string {
  return safePath(wanted.read() ?? readText(key));
}

/** After arriving, and after leaving on purpose. */
export function forgetPath(): void {
  wanted.set(null);
  writeText(key, null);
}

function hasControls(text: string): boolean {
  return [...text].some((character) => character < " " || character === "\u007f");
}
