import { open } from "node:fs/promises";
import path from "node:path";
import { sniffImageType } from "@toolbox/core";

const HEAD_BYTES = 1024;

// Magic numbers of what core does not know as an image, as Latin-1 text at an offset (WHATWG mimesniff, section 6).
const signatures: readonly (readonly [offset: number, magic: string, type: string])[] = [
  [4, "ftypheic", "image/heic"],
  [0, "II*\0", "image/tiff"],
  [0, "MM\0*", "image/tiff"],
  [0, "%PDF-", "application/pdf"],
  [0, "PK\x03\x04", "application/zip"],
  [0, "\x1f\x8b\x08", "application/gzip"],
  [0, "wOF2", "font/woff2"],
  [0, "wOFF", "font/woff"],
  [0, "\0\x01\0\0", "font/ttf"],
  [0, "OTTO", "font/otf"],
];

const extensions: Readonly<Record<string, string>> = {
  avif: "image/avif",
  bmp: "image/bmp",
  css: "text/css",
  csv: "text/csv",
  dbml: "application/x-dbml",
  gif: "image/gif",
  heic: "image/heic",
  html: "text/html",
  htm: "text/html",
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  js: "text/javascript",
  json: "application/json",
  markdown: "text/markdown",
  md: "text/markdown",
  mjs: "text/javascript",
  otf: "font/otf",
  pdf: "application/pdf",
  png: "image/png",
  sql: "application/sql",
  svg: "image/svg+xml",
  tif: "image/tiff",
  tiff: "image/tiff",
  tsv: "text/tab-separated-values",
  ttf: "font/ttf",
  txt: "text/plain",
  webp: "image/webp",
  woff: "font/woff",
  woff2: "font/woff2",
  xml: "application/xml",
  yaml: "application/yaml",
  yml: "application/yaml",
  zip: "application/zip",
};

/**
 * The MIME type of a file: by its first bytes where they tell, else by its extension, else "". A picture that was
 * renamed to .txt is still a picture. Throws the system's error when the file cannot be read.
 */
export async function fileType(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    const { bytesRead } = await handle.read(head, 0, HEAD_BYTES, 0);
    return typeOfBytes(head.subarray(0, bytesRead)) || typeOfName(file);
  } finally {
    await handle.close();
  }
}

/** The MIME type by the end of a file's name, or "". */
export function typeOfName(file: string): string {
  return extensions[path.extname(file).slice(1).toLowerCase()] ?? "";
}

/** The MIME type by the first bytes, or "": all there is to tell by of what came through a pipe. */
export function typeOfBytes(bytes: Uint8Array): string {
  const head = bytes.subarray(0, HEAD_BYTES);
  const text = Buffer.from(head).toString("latin1");
  return sniffImageType(head) ?? signatures.find(([offset, magic]) => text.startsWith(magic, offset))?.[2] ?? "";
}
