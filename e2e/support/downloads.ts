import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";

/** What one download brought. */
export interface Downloaded {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Waits for as many downloads as an action starts, in the order they come. */
export async function downloads(page: Page, count: number, act: () => Promise<void>): Promise<Downloaded[]> {
  const found: Download[] = [];
  const all = new Promise<void>((resolve) => {
    const take = (download: Download) => {
      found.push(download);
      if (found.length < count) return;
      page.off("download", take);
      resolve();
    };
    page.on("download", take);
  });
  await act();
  await all;
  return Promise.all(
    found.map(async (download) => ({
      name: download.suggestedFilename(),
      bytes: await readFile(await download.path()),
    })),
  );
}

/** Width and height of a PNG, from its header (PNG 3, 11.2.1). */
export function pngSize(bytes: Buffer): [width: number, height: number] {
  const isPng = bytes.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"));
  if (!isPng) throw new Error("This is not a PNG.");
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}
