import { readJson, ToolError } from "@toolbox/core";
import type { EmojiBlock } from "@toolbox/core/graphics/drawing/emoji-block.ts";
import { browserAssets } from "../../ports/assets/assets.ts";

const blocks = new Map<string, Promise<EmojiBlock>>();

/**
 * The outlines of an asset, loaded once. Undefined when it cannot be loaded now: what carries the picture keeps its
 * name, and a later call tries again.
 */
export async function loadEmojiBlock(name: string): Promise<EmojiBlock | undefined> {
  const loading = blocks.get(name) ?? readJson<EmojiBlock>(browserAssets, name);
  blocks.set(name, loading);
  try {
    return await loading;
  } catch (error) {
    blocks.delete(name);
    if (!(error instanceof ToolError)) throw error;
    console.warn(error.message);
    return undefined;
  }
}
