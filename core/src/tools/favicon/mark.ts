import { drawEmoji, type EmojiArt, loadEmoji } from "../../graphics/drawing/emoji-art.ts";
import { emojiKey } from "../../graphics/drawing/emoji-block.ts";
import { isEmoji } from "../../graphics/drawing/emoji-text.ts";
import { fontOf, loadFonts, unbundledCharacters } from "../../graphics/drawing/fonts.ts";
import type { Canvas, Drawing, Pen, Picture, Ports } from "../../ports/index.ts";
import { type FontOutlines, loadOutlines } from "../../graphics/svg/font-outlines.ts";
import { graphemes } from "../../text/graphemes.ts";

/** What stands on the ground of an icon. Lengths are in em, from the start of the baseline. */
export type Mark =
  | { readonly kind: "picture"; readonly picture: Picture; readonly width: number; readonly height: number }
  | {
      readonly kind: "text";
      readonly pieces: readonly Piece[];
      readonly art: EmojiArt;
      readonly width: number;
      readonly ascent: number;
      readonly height: number;
      /** Letters stand lower in their room than a picture does. */
      readonly isLetters: boolean;
    };

type Piece =
  | { readonly kind: "outline"; readonly x: number; readonly path: string; readonly scale: number }
  | { readonly kind: "emoji"; readonly x: number; readonly key: string }
  | { readonly kind: "letters"; readonly x: number; readonly text: string };

/** How many characters an icon holds. */
export const MAX_LETTERS = 3;

/** The characters of a text that an icon shows: the first three, as a reader counts them. */
export function faviconLetters(text: string): string {
  return graphemes(text.trim().normalize("NFC")).slice(0, MAX_LETTERS).join("");
}

const WEIGHT = 700;
// Measured large, so that widths are not those of a grid of pixels.
const EM = 512;
// Where an emoji stands on the line.
const EMOJI_ASCENT = 0.86;

interface Loaded {
  readonly mark: Mark;
  /** Characters that neither the bundled fonts nor the bundled emoji have. */
  readonly missing: readonly string[];
  /** Letters without outlines: they stay text in an SVG. */
  readonly texts: readonly string[];
}

/**
 * Lays out letters as outlines of the bundled typeface, with its kerning, and emoji as theirs: nothing depends on
 * how a host draws text. Letters of other scripts stay text, set in one piece: they may join and run to the left. Throws `ToolError` "asset" or "canvas".
 * @param canvas whose `path` makes the outlines of emoji: the host's, or core's SVG canvas
 */
export async function loadTextMark(
  text: string,
  { assets, canvas }: Pick<Ports, "assets" | "canvas">,
  target: Pick<Canvas, "path">,
): Promise<Loaded> {
  const letters = faviconLetters(text);
  const [{ art, missing }, outlines] = await Promise.all([
    loadEmoji({ assets, canvas: target }, [letters]),
    loadOutlines({ assets }, [letters], [WEIGHT]),
    loadFonts({ assets, canvas }, [letters], [WEIGHT]),
  ]);
  const { pen } = canvas.surface(1, 1);
  pen.font = fontOf(WEIGHT, EM);
  const laid = layOut(piecesOf(letters, outlines, art), pen, outlines, art);
  return {
    mark: { kind: "text", art, ...laid.mark },
    missing: [...missing, ...unbundledCharacters([letters])],
    texts: laid.pieces.flatMap((piece) => (piece.kind === "letters" ? [piece.text] : [])),
  };
}

/** The characters, but those in a row that have no outline as one piece. */
function piecesOf(letters: string, outlines: FontOutlines, art: EmojiArt): string[] {
  const isDrawn = (cluster: string) =>
    (isEmoji(cluster) && art.has(emojiKey(cluster))) || outlines.glyph(cluster, WEIGHT) !== undefined;
  const pieces: string[] = [];
  let isOpen = false;
  for (const cluster of graphemes(letters)) {
    const last = pieces.length - 1;
    if (isOpen && !isDrawn(cluster)) pieces[last] += cluster;
    else pieces.push(cluster);
    isOpen = !isDrawn(cluster);
  }
  return pieces;
}

function layOut(clusters: readonly string[], pen: Pen, outlines: FontOutlines, art: EmojiArt) {
  const pieces: Piece[] = [];
  let [width, ascent, descent] = [0, 0, 0];
  let before = "";
  let start = 0;
  for (const cluster of clusters) {
    const key = emojiKey(cluster);
    if (isEmoji(cluster) && art.has(key)) {
      pieces.push({ kind: "emoji", x: width, key });
      width += 1;
      [ascent, descent] = [Math.max(ascent, EMOJI_ASCENT), Math.max(descent, 1 - EMOJI_ASCENT)];
      [before, start] = ["", width];
      continue;
    }
    const size = pen.measureText(cluster);
    // its right end less its own width: so the kerning before it is in its place
    const x = start + (pen.measureText(before + cluster).width - size.width) / EM;
    const glyph = outlines.glyph(cluster, WEIGHT);
    if (glyph) pieces.push({ kind: "outline", x, path: glyph.path, scale: 1 / glyph.unitsPerEm });
    else pieces.push({ kind: "letters", x, text: cluster });
    before += cluster;
    width = x + size.width / EM;
    ascent = Math.max(ascent, size.actualBoundingBoxAscent / EM);
    descent = Math.max(descent, size.actualBoundingBoxDescent / EM);
  }
  const isLetters = pieces.some((piece) => piece.kind !== "emoji");
  const height = ascent + descent || 1;
  return { pieces, mark: { pieces, width: width || 1, ascent, height, isLetters } };
}

/** Draws a mark at `em` pixels per em (a picture: per pixel of its own), its upper left corner at x and y. */
export function drawMark(
  drawing: Drawing,
  canvas: Pick<Canvas, "path">,
  mark: Mark,
  place: { readonly x: number; readonly y: number; readonly em: number; readonly color: string },
): void {
  const { pen } = drawing;
  const { x, y, em, color } = place;
  if (mark.kind === "picture") return drawing.draw(mark.picture, x, y, mark.width * em, mark.height * em);
  const baseline = y + mark.ascent * em;
  for (const piece of mark.pieces) {
    if (piece.kind === "emoji") {
      drawEmoji(pen, mark.art, piece.key, x + piece.x * em, baseline - EMOJI_ASCENT * em, em);
      continue;
    }
    pen.save();
    pen.fillStyle = color;
    pen.translate(x + piece.x * em, baseline);
    if (piece.kind === "outline") {
      pen.scale(piece.scale * em, piece.scale * em);
      pen.fill(canvas.path(piece.path));
    } else {
      pen.font = fontOf(WEIGHT, em);
      pen.fillText(piece.text, 0, 0);
    }
    pen.restore();
  }
}
