import type { Ports } from "../../ports/index.ts";
import { ToolError } from "../../tool/errors.ts";
import { readJson } from "../../tool/read-json.ts";
import { type EmojiBlock, emojiBlockName } from "./emoji-block.ts";

/** One outline of an emoji as path data, in a square of `EMOJI_BOX`. */
export interface EmojiOutline {
  readonly path: string;
  readonly color: string;
  readonly opacity: number;
  readonly rule: "nonzero" | "evenodd";
  /** The width of the stroke; filled without one. */
  readonly stroke: number | undefined;
  readonly clip: string | undefined;
}

/**
 * The outlines of an emoji from the bundled set. One that it does not have is looked for without its skin tones, then
 * by its first part; `undefined` when it is found nowhere or its file could not be loaded.
 */
export async function loadEmojiLayers(assets: Ports["assets"], key: string): Promise<EmojiOutline[] | undefined> {
  const plain = key.replaceAll(/-1f3f[b-f](?=-|$)/g, "");
  for (const candidate of new Set([key, plain, plain.split("-200d-")[0] ?? plain])) {
    const layers = await readLayers(assets, candidate);
    if (layers) return layers;
  }
  return undefined;
}

async function readLayers(assets: Ports["assets"], key: string): Promise<EmojiOutline[] | undefined> {
  let block: EmojiBlock;
  try {
    block = await readJson<EmojiBlock>(assets, emojiBlockName(key));
  } catch (error) {
    if (error instanceof ToolError && error.code === "asset") return undefined;
    throw error;
  }
  return block.emoji[key]?.map(([index, color, more]) => ({
    path: block.paths[index] ?? "",
    color,
    opacity: more?.o ?? 1,
    rule: more?.r ? "evenodd" : "nonzero",
    stroke: more?.s,
    clip: more?.c === undefined ? undefined : (block.paths[more.c] ?? ""),
  }));
}
