import type { Canvas, PathShape, Pen, Ports } from "../../ports/index.ts";
import { EMOJI_BOX } from "./emoji-block.ts";
import { type EmojiOutline, loadEmojiLayers } from "./emoji-layers.ts";
import { splitEmoji } from "./emoji-text.ts";

interface Layer extends Omit<EmojiOutline, "path" | "clip"> {
  readonly path: PathShape;
  readonly clip: PathShape | undefined;
}

/** What loading takes: a host's canvas, or core's SVG canvas. Art is drawn on the canvas whose `path` made it. */
export interface ArtPorts extends Pick<Ports, "assets"> {
  readonly canvas: Pick<Canvas, "path">;
}

/** The outlines of the emoji that a drawing needs, by key. */
export type EmojiArt = ReadonlyMap<string, readonly Layer[]>;

/**
 * Loads the outlines of every emoji in the texts. One that the bundled set does not have is looked for without its
 * skin tones, then part by part; one that is found nowhere, or could not be loaded, is in `missing`.
 */
export async function loadEmoji(
  ports: ArtPorts,
  texts: readonly string[],
): Promise<{ readonly art: EmojiArt; readonly missing: readonly string[] }> {
  const wanted = new Map(
    texts.flatMap(splitEmoji).flatMap((run) => (run.kind === "emoji" ? [[run.key, run.emoji] as const] : [])),
  );
  const art = new Map<string, readonly Layer[]>();
  const missing: string[] = [];
  for (const [key, emoji] of wanted) {
    const layers = await loadEmojiLayers(ports.assets, key);
    if (layers)
      art.set(
        key,
        layers.map((layer) => withShapes(layer, ports.canvas)),
      );
    else missing.push(emoji);
  }
  return { art, missing };
}

function withShapes(layer: EmojiOutline, { path }: ArtPorts["canvas"]): Layer {
  return { ...layer, path: path(layer.path), clip: layer.clip === undefined ? undefined : path(layer.clip) };
}

/** Draws an emoji into a square. Returns false, and draws nothing, when there is no art for it. */
export function drawEmoji(pen: Pen, art: EmojiArt, key: string, x: number, y: number, side: number): boolean {
  const layers = art.get(key);
  if (!layers) return false;
  pen.save();
  pen.translate(x, y);
  pen.scale(side / EMOJI_BOX, side / EMOJI_BOX);
  const alpha = pen.globalAlpha;
  for (const { path, color, opacity, rule, stroke, clip } of layers) {
    if (clip) {
      pen.save();
      pen.clip(clip);
    }
    pen.globalAlpha = alpha * opacity;
    if (stroke === undefined) {
      pen.fillStyle = color;
      pen.fill(path, rule);
    } else {
      pen.strokeStyle = color;
      pen.lineWidth = stroke;
      pen.lineCap = "round";
      pen.stroke(path);
    }
    if (clip) pen.restore();
  }
  pen.restore();
  return true;
}
