/// <reference path="./fontkit.d.ts" />
import { loadEmojiLayers } from "../../../graphics/drawing/emoji-layers.ts";
import type { Ports } from "../../../ports/index.ts";
import { ToolError } from "../../../tool/errors.ts";
import { type Face, makeFace } from "./face.ts";
import { fontStyleFiles, HELPERS, type FontStyle, SLICES } from "./face-table.ts";
import { type StyleFaces, fontStyleKey, makeFontSet, type FontSet } from "./font-set.ts";
import { unwrapWoff } from "./unwrap-woff.ts";

/** What of the bundled type a document uses. */
export interface TypeNeeds {
  readonly cuts: readonly FontStyle[];
  /** The characters beyond ASCII of each cut (by `cutKey`), as code points. */
  readonly codes: ReadonlyMap<string, ReadonlySet<number>>;
  /** Keys of emoji. */
  readonly emoji: Iterable<string>;
}

/** A font of the user, for the characters that the families lack. */
export interface OwnFont {
  readonly name: string;
  readonly bytes: Uint8Array;
}

// More different characters than any document has, and as many as one call may take.
const MOST = 60_000;

const more = SLICES.more.split(",").map((range) => {
  const [low = 0, high = low] = range.split("-").map((code) => Number.parseInt(code, 16));
  return { low, high };
});

/**
 * Loads the faces that a document needs, no others. Throws `ToolError` "asset" when a bundled file cannot be loaded,
 * "decode" when the user's own file is not a font.
 */
export async function loadFontSet(
  { assets, deflate }: Pick<Ports, "assets" | "deflate">,
  needs: TypeNeeds,
  ownFont?: OwnFont,
): Promise<FontSet> {
  const { create } = await import("fontkit");
  const files = new Map<string, Promise<Face>>();
  const bundled = (asset: string, isEmboldened = false): Promise<Face> => {
    const key = isEmboldened ? `${asset} bolder` : asset;
    const loading = files.get(key) ?? open(assets.read(asset), key, isEmboldened);
    files.set(key, loading);
    return loading;
  };
  const open = async (reading: Promise<Uint8Array>, name: string, isEmboldened: boolean): Promise<Face> => {
    const sfnt = await unwrapWoff(await reading, deflate);
    const font = create(sfnt);
    return makeFace(name, "fonts" in font ? firstOf(font.fonts) : font, sfnt, isEmboldened);
  };
  const own = ownFont && (await openOwn(ownFont, open));
  const cuts = new Map<string, StyleFaces>();
  for (const cut of needs.cuts) {
    const codes = [...(needs.codes.get(fontStyleKey(cut)) ?? [])];
    const wantsMore = codes.some((code) => more.some(({ low, high }) => code >= low && code <= high));
    const slices = fontStyleFiles(cut).filter(({ slice }) => slice === "text" || wantsMore);
    const faces = await Promise.all(slices.map(({ asset }) => bundled(asset)));
    const lacking = codes.filter((code) => !faces.some((face) => face.has(code)) && !own?.has(code));
    const chars = String.fromCodePoint(...lacking.slice(0, MOST));
    // the sign for a character that nobody has is a symbol
    const isLost = lacking.some((code) => !HELPERS.some(({ covers }) => covers.test(String.fromCodePoint(code))));
    const helpers = HELPERS.filter(({ name, covers }) => covers.test(chars) || (isLost && name === "symbols")).map(
      ({ regular, bold }) => (cut.isBold ? bundled(bold ?? regular, bold === undefined) : bundled(regular)),
    );
    // the sans family has the most characters: it helps the others out
    const isHelped = cut.family !== "sans" && lacking.length > 0;
    const sans = isHelped ? fontStyleFiles({ ...cut, family: "sans" }).map(({ asset }) => bundled(asset)) : [];
    const loaded = await Promise.all([...sans, ...helpers]);
    cuts.set(fontStyleKey(cut), { own: faces, helpers: [...(own ? [own] : []), ...loaded] });
  }
  const emoji = new Map();
  for (const key of needs.emoji) {
    const outlines = await loadEmojiLayers(assets, key);
    if (outlines) emoji.set(key, outlines);
  }
  return makeFontSet(cuts, emoji);
}

async function openOwn(
  { name, bytes }: OwnFont,
  open: (reading: Promise<Uint8Array>, name: string, isEmboldened: boolean) => Promise<Face>,
): Promise<Face> {
  try {
    return await open(Promise.resolve(bytes), name, false);
  } catch (cause) {
    const message = `"${name}" could not be read as a font. TTF, OTF and WOFF files can be used.`;
    throw new ToolError("decode", message, { cause, field: "font" });
  }
}

function firstOf<T>(fonts: readonly T[]): T {
  const [font] = fonts;
  if (font === undefined) throw new RangeError("The collection has no font.");
  return font;
}
