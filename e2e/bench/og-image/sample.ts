import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import process from "node:process";

/* What every engine draws: a gradient, an emoji, a title of two lines, a description, a logo. */

const fonts = new URL("../../../core/assets/fonts/", import.meta.url);
/** WOFF, the one form all engines read: the package's own files, the same cuts as ours. */
export const fontFile = (weight: 400 | 700): Buffer =>
  readFileSync(new URL(`../../../core/node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff`, fonts));

export const titleOf = (index: number): string => `Row-level security without the guesswork, part ${index}`;
export const DESCRIPTION =
  "A field guide to Postgres policies: write the rule in words, read the SQL it becomes, and try it on real rows before anyone else can.";
export const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" viewBox="0 0 120 40"><rect width="120" height="40" rx="8" fill="#fff"/><circle cx="22" cy="20" r="10" fill="#e5484d"/></svg>';
export const EMOJI =
  '<svg xmlns="http://www.w3.org/2000/svg" width="36" height="36" viewBox="0 0 36 36"><path fill="#A0041E" d="M1 17l8-7 16 1 1 16-7 8s.001-5.999-6-12-12-6-12-6z"/><path fill="#FFAC33" d="M.973 35s-.036-7.979 2.985-11S15 21.187 15 21.187 14.999 29 11.999 32c-3 3-11.026 3-11.026 3z"/><circle fill="#FFCC4D" cx="8.999" cy="27" r="4"/><path fill="#55ACEE" d="M35.999 0s-10 0-22 10c-6 5-6 14-4 16s11 2 16-4c10-12 10-22 10-22z"/></svg>';
export const dataUri = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;

/** The ends of the gradient, from corner to corner. */
export const [FROM, TO] = ["#0f172a", "#be185d"] as const;

const WARM_UP = 5;
const IMAGES = 30;

/** Draws 5 images, then 30 that count. Prints what is asked: CPU seconds of each, or the bytes of the last. */
export async function report(draw: (title: string) => Promise<Uint8Array>): Promise<void> {
  let start = process.cpuUsage();
  let bytes = new Uint8Array();
  for (let index = 0; index < WARM_UP + IMAGES; index++) {
    if (index === WARM_UP) start = process.cpuUsage();
    bytes = new Uint8Array(await draw(titleOf(index)));
  }
  const { user, system } = process.cpuUsage(start);
  const isSize = process.argv.includes("bytes");
  process.stdout.write(`${isSize ? bytes.length : (user + system) / 1e6 / IMAGES}\n`);
}
