import { EMOJI_BOX, type EmojiBlock, emojiBlockName, emojiKey } from "@toolbox/core/graphics/drawing/emoji-block.ts";
import { useEffect, useId, useState } from "react";
import { loadEmojiBlock } from "./emoji-blocks.ts";

/** An emoji as our pictures show it, from the bundled outlines, whatever fonts the machine has. Only a picture. */
export function EmojiGlyph({ emoji, className }: { emoji: string; className?: string | undefined }) {
  const key = emojiKey(emoji);
  const block = useBlock(key);
  const id = useId();
  return (
    <svg viewBox={`0 0 ${EMOJI_BOX} ${EMOJI_BOX}`} width="1em" height="1em" aria-hidden="true" className={className}>
      {block?.emoji[key]?.map(([path, color, more], index) => {
        const paint =
          more?.s === undefined
            ? { fill: color }
            : { fill: "none", stroke: color, strokeWidth: more.s, strokeLinecap: "round" as const };
        const clip = more?.c === undefined ? undefined : `${id}${index}`;
        return (
          <g key={index}>
            {clip && (
              <clipPath id={clip}>
                <path d={block.paths[more?.c ?? 0]} />
              </clipPath>
            )}
            <path
              d={block.paths[path]}
              opacity={more?.o}
              fillRule={more?.r ? "evenodd" : undefined}
              clipPath={clip && `url(#${clip})`}
              {...paint}
            />
          </g>
        );
      })}
    </svg>
  );
}

function useBlock(key: string): EmojiBlock | null {
  const name = key === "" ? "" : emojiBlockName(key);
  const [loaded, setLoaded] = useState<{ name: string; block: EmojiBlock } | null>(null);
  useEffect(() => {
    if (name === "") return;
    let isWanted = true;
    void loadEmojiBlock(name).then((block) => block && isWanted && setLoaded({ name, block }));
    return () => {
      isWanted = false;
    };
  }, [name]);
  return loaded?.name === name ? loaded.block : null;
}
