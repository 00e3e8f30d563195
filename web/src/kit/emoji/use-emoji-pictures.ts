import {
  EMOJI_BOX,
  type EmojiBlock,
  type EmojiLayer,
  emojiBlockName,
  emojiKey,
} from "@toolbox/core/graphics/drawing/emoji-block.ts";
import { useEffect, useState } from "react";
import { loadEmojiBlock } from "./emoji-blocks.ts";

const none: ReadonlyMap<string, string> = new Map();

/**
 * Emoji as images for places that take no elements, such as the options of a select: data URLs by emoji, from the
 * bundled outlines. Empty until they are loaded.
 */
export function useEmojiPictures(emoji: readonly string[]): ReadonlyMap<string, string> {
  const [pictures, setPictures] = useState(none);
  const wanted = emoji.join(" ");
  useEffect(() => {
    if (wanted === "") return;
    let isWanted = true;
    const load = async () => {
      const found = await Promise.all(
        wanted.split(" ").map(async (each) => {
          const key = emojiKey(each);
          const block = await loadEmojiBlock(emojiBlockName(key));
          return block?.emoji[key] ? ([[each, pictureOf(block, key)]] as const) : [];
        }),
      );
      if (isWanted) setPictures(new Map(found.flat()));
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return pictures;
}

function pictureOf({ emoji, paths }: EmojiBlock, key: string): string {
  const clip = (index: number) => `<clipPath id="c${index}"><path d="${paths[index] ?? ""}"/></clipPath>`;
  const layers = (emoji[key] ?? []).map((layer) => {
    const [path, , more] = layer;
    return `${more?.c === undefined ? "" : clip(more.c)}<path d="${paths[path] ?? ""}"${attributes(layer)}/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${EMOJI_BOX} ${EMOJI_BOX}">${layers.join("")}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function attributes([, color, more = {}]: EmojiLayer): string {
  const { s, o, r, c } = more;
  const paint =
    s === undefined ? ` fill="${color}"` : ` fill="none" stroke="${color}" stroke-width="${s}" stroke-linecap="round"`;
  return [
    paint,
    o === undefined ? "" : ` opacity="${o}"`,
    r === undefined ? "" : ' fill-rule="evenodd"',
    c === undefined ? "" : ` clip-path="url(#c${c})"`,
  ].join("");
}
