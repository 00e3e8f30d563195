/**
 * The address a link of a document may lead to: http, https, mailto, tel, a path, or an anchor. Undefined for any other
 * scheme (`javascript:`, `data:`, `file:`, `vbscript:`), for what a browser would read as one, and for addresses that
 * leave out the scheme (`//host`).
 * @example safeHref("tea.md#oolong") // "tea.md#oolong"
 * @example safeHref("javascript:alert(1)") // undefined
 */
export function safeHref(href: string): string | undefined {
  const bare = withoutSpace(href);
  if (/^[\\/]{2}/.test(bare)) return undefined;
  const scheme = /^([^/?#]*?):/.exec(bare)?.[1];
  if (scheme === undefined) return href.trim();
  return /^(?:https?|mailto|tel)$/i.test(scheme) ? href.trim() : undefined;
}

/** Where the picture of a document comes from, which decides whether and how it is shown. */
export type ImagePlace =
  | { readonly kind: "data"; readonly src: string }
  | { readonly kind: "remote"; readonly src: string }
  /** A path, decoded, without `./`: "images/a b.png". */
  | { readonly kind: "local"; readonly path: string }
  | { readonly kind: "none" };

/** Sorts the address of a picture. Only bitmaps come as `data:`; an SVG there could hold a document of its own. */
export function imagePlace(src: string): ImagePlace {
  const bare = withoutSpace(src);
  if (/^data:image\/(?:png|jpe?g|gif|webp|avif);base64,[A-Za-z0-9+/=]+$/i.test(bare))
    return { kind: "data", src: bare };
  if (/^(?:https?:)?[\\/]{2}/i.test(bare)) return { kind: "remote", src: src.trim() };
  if (bare === "" || /^[^/?#]*?:/.test(bare)) return { kind: "none" };
  const path = src.trim().replace(/[?#].*$/s, "");
  return { kind: "local", path: decodePath(path).replace(/^(?:\.\/)+/, "") };
}

/** Whether a path begins at a root: of a disk, of a site. What stands there is not the document's to take. */
export const isAbsolutePath = (path: string): boolean => /^(?:[/\\]|[A-Za-z]:)/.test(path);

/** Whether a relative path leads above the folder it begins in. */
export function leadsAbove(path: string): boolean {
  let depth = 0;
  for (const part of path.split(/[/\\]/)) {
    if (part === "..") depth--;
    else if (part !== "" && part !== ".") depth++;
    if (depth < 0) return true;
  }
  return false;
}

/** Browsers drop control characters and spaces inside a scheme before they read it. */
function withoutSpace(address: string): string {
  // eslint-disable-next-line no-control-regex -- these are the characters meant
  return address.replace(/[\u0000-\u0020\u007F-\u00A0\u00AD\u200B-\u200F\u2028\u2029\u2060\uFEFF]/g, "");
}

/** Without percent-encoding, where it is well-formed: the name of a file or of a heading. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return path; // a lone percent sign: it is meant as it stands
    throw error;
  }
}
