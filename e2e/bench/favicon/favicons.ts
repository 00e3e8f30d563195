import { Buffer } from "node:buffer";
import { createRequire } from "node:module";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";

/* One set of the `favicons` package with its own settings. The first argument is the folder it is installed in. */
const PEER: string = "favicons";
const require = createRequire(path.join(process.argv[2] ?? "", "index.js"));
const { favicons } = (await import(pathToFileURL(require.resolve(PEER)).href)) as {
  favicons: (source: Buffer, options: object) => Promise<{ images: readonly unknown[] }>;
};
const source = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="51" fill="#3b82f6"/><path d="M120 380V130h140a70 70 0 010 140H120" fill="#fff"/></svg>',
);
const { images } = await favicons(source, { path: "/" });
if (images.length < 12) throw new Error(`Only ${images.length} images.`);
