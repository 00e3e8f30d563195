export type ImageFileType =
  | "image/png"
  | "image/jpeg"
  | "image/gif"
  | "image/webp"
  | "image/avif"
  | "image/bmp"
  | "image/x-icon"
  | "image/svg+xml";

/* Magic numbers as Latin-1 text at an offset (https://mimesniff.spec.whatwg.org/ section 6, and each format's own). */
const signatures: readonly (readonly [at: number, magic: string, type: ImageFileType])[] = [
  [0, "\x89PNG\r\n\x1a\n", "image/png"],
  [0, "\xff\xd8\xff", "image/jpeg"],
  [0, "GIF87a", "image/gif"],
  [0, "GIF89a", "image/gif"],
  [8, "WEBPVP", "image/webp"],
  [4, "ftypavif", "image/avif"],
  [4, "ftypavis", "image/avif"],
  [0, "\0\0\x01\0", "image/x-icon"],
];

/* What people take for a picture, or drop by mistake, and what helps. */
const others: readonly (readonly [at: number, magic: string, name: string])[] = [
  [4, "ftypheic", "a HEIC photo"],
  [4, "ftypheix", "a HEIC photo"],
  [4, "ftypmif1", "a HEIF photo"],
  [4, "ftyp", "a video"],
  [0, "II*\0", "a TIFF image"],
  [0, "MM\0*", "a TIFF image"],
  [0, "8BPS", "a Photoshop file"],
  [0, "%PDF-", "a PDF"],
  [0, "%!PS", "a PostScript file"],
  [0, "\x1f\x8b", "a compressed file, perhaps an SVGZ"],
  [0, "PK\x03\x04", "a ZIP archive"],
  [0, "\xffO\xffQ", "a JPEG 2000 image"],
  [0, "\xff\n", "a JPEG XL image"],
];

/** The type of an image file by its first bytes, whatever it is called. The first 1024 bytes are enough. */
export function sniffImageType(bytes: Uint8Array): ImageFileType | undefined {
  const known = signatures.find(([at, magic]) => startsAt(bytes, at, magic));
  if (known) return known[2];
  if (isBmp(bytes)) return "image/bmp";
  return isSvgStart(latinText(bytes.subarray(0, 4096))) ? "image/svg+xml" : undefined;
}

/** What a file is that cannot be opened as an image, in words ("a HEIC photo"), where its first bytes tell. */
export function nameOtherFile(bytes: Uint8Array): string | undefined {
  const known = others.find(([at, magic]) => startsAt(bytes, at, magic));
  if (known) return known[2];
  return /^\s*<(?:!doctype\s+html|html)\b/i.test(latinText(bytes.subarray(0, 200))) ? "a web page" : undefined;
}

// "BM" also starts many a text: the length of the second header is one of few.
function isBmp(bytes: Uint8Array): boolean {
  const length = startsAt(bytes, 0, "BM") && startsAt(bytes, 15, "\0\0\0") ? bytes[14] : undefined;
  return length !== undefined && [12, 40, 52, 56, 64, 108, 124].includes(length);
}

function startsAt(bytes: Uint8Array, at: number, magic: string): boolean {
  for (let index = 0; index < magic.length; index++) if (bytes[at + index] !== magic.charCodeAt(index)) return false;
  return true;
}

// Latin-1; the zero bytes of UTF-16 and a byte order mark are passed over, so that markup is seen in any encoding.
function latinText(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) if (byte !== 0) text += String.fromCharCode(byte);
  return text.replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, "");
}

// SVG has no magic number: its root element stands after a prolog, comments and a document type. One pass, no
// backtracking: a file of nothing but comments must not cost more than its length.
function isSvgStart(text: string): boolean {
  let at = 0;
  for (;;) {
    while (/\s/.test(text[at] ?? "")) at++;
    if (text.startsWith("<!--", at)) at = after(text, "-->", at + 4);
    else if (text.startsWith("<?", at)) at = after(text, "?>", at + 2);
    else if (/^<!DOCTYPE\s+svg\b/i.test(text.slice(at, at + 40))) return true;
    else return /^<(?:[\w.-]{1,40}:)?svg[\s/>]/i.test(`${text.slice(at, at + 50)} `);
    if (at === 0) return false;
  }
}

/** Where the text goes on after the mark; 0 when it never comes. */
function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? 0 : at + mark.length;
}
