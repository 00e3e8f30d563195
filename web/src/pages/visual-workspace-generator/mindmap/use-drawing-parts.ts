import { type EmojiArt, loadEmoji } from "@toolbox/core/graphics/drawing/emoji-art.ts";
import { loadFonts } from "@toolbox/core/graphics/drawing/fonts.ts";
import type { Workspace } from "@toolbox/core/workspace/model.ts";
import { useEffect, useMemo, useState } from "react";
import { browserPorts } from "../../../ports/index.ts";

/**
 * Loads the typefaces and emoji outlines that the titles need. Null until they are there: words measured before that
 * would be cut at the wrong place.
 */
export function useDrawingParts(workspace: Workspace): EmojiArt | null {
  const [art, setArt] = useState<EmojiArt | null>(null);
  const texts = useMemo(
    () =>
      [
        workspace.metadata.title,
        ...workspace.nodes.flatMap(({ title, children }) => [title, ...children.map((child) => child.title)]),
      ].join("\n"),
    [workspace],
  );
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const [emoji] = await Promise.all([
        loadEmoji(browserPorts, [texts]),
        loadFonts(browserPorts, [texts], [400, 600]),
      ]);
      if (isWanted) setArt(emoji.art);
    };
    load().catch((error: unknown) => {
      console.error(error);
      // Drawn with what the system has, rather than not at all.
      if (isWanted) setArt(new Map());
    });
    return () => {
      isWanted = false;
    };
  }, [texts]);
  return art;
}
