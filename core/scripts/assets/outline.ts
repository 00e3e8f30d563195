import { EMOJI_BOX, type EmojiLayer } from "../../src/graphics/drawing/emoji-block.ts";
import { type Isometry, movePath, readIsometry } from "./isometry.ts";
import { readTags, type Tag } from "./svg-tags.ts";

interface Style {
  readonly fill: string;
  readonly opacity: number;
  readonly rule: 0 | 1;
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly clip: string | undefined;
  readonly move: Isometry | undefined;
}

/** What turns path data into its index in the block. */
export type Intern = (data: string) => number;

/**
 * Turns the body of an SVG emoji into layers. An element or attribute it does not know is refused, never dropped.
 * @param height of the picture, which is 36 wide; a flatter one is set in the middle of the square
 */
export function outline(body: string, intern: Intern, height = EMOJI_BOX): EmojiLayer[] {
  const tags = readTags(body);
  const named = new Map<string, Tag>();
  const collect = (tag: Tag): void => {
    if (tag.attributes.id) named.set(tag.attributes.id, tag);
    tag.children.forEach(collect);
  };
  tags.forEach(collect);
  const layers: EmojiLayer[] = [];
  const start: Style = {
    fill: "#000",
    opacity: 1,
    rule: 0,
    stroke: "none",
    strokeWidth: 1,
    clip: undefined,
    move: height === EMOJI_BOX ? undefined : [1, 0, 0, 1, 0, (EMOJI_BOX - height) / 2],
  };

  const draw = (tag: Tag, above: Style): void => {
    if (tag.name === "defs") return;
    const style = inherit(tag, above, named);
    if (tag.name === "g") return tag.children.forEach((child) => draw(child, style));
    if (tag.name === "use") {
      const target = named.get((tag.attributes.href ?? "").slice(1));
      if (!target) throw new Error(`<use> of unknown ${tag.attributes.href}`);
      return draw(target, style);
    }
    const data = moved(shape(tag), style.move);
    const more = {
      ...(style.opacity === 1 ? {} : { o: style.opacity }),
      ...(style.rule ? { r: 1 as const } : {}),
      ...(style.clip === undefined ? {} : { c: intern(style.clip) }),
    };
    const add = (color: string, extra: NonNullable<EmojiLayer[2]>) =>
      void layers.push(Object.keys(extra).length > 0 ? [intern(data), color, extra] : [intern(data), color]);
    if (style.fill !== "none") add(shortColor(style.fill), more);
    if (style.stroke !== "none") add(shortColor(style.stroke), { ...more, s: style.strokeWidth });
  };
  tags.forEach((tag) => draw(tag, start));
  return layers;
}

const KNOWN = new Set(
  `id d cx cy r rx ry x y width height href fill fill-opacity opacity fill-rule clip-rule clip-path transform stroke
  stroke-width stroke-linecap stroke-miterlimit xmlns`.split(/\s+/),
);

function inherit(tag: Tag, above: Style, named: ReadonlyMap<string, Tag>): Style {
  const all = tag.attributes;
  for (const name of Object.keys(all)) if (!KNOWN.has(name)) throw new Error(`Unknown attribute ${name}`);
  if (all.transform && above.move) throw new Error("Nested transforms are not supported");
  const move = all.transform ? readIsometry(all.transform) : above.move;
  const clip = all["clip-path"] ? named.get(all["clip-path"].slice(5, -1))?.children[0] : undefined;
  if (all["clip-path"] && (!clip || above.clip)) throw new Error(`Unsupported clip ${all["clip-path"]}`);
  return {
    fill: all.fill ?? above.fill,
    opacity: above.opacity * Number(all.opacity ?? 1) * Number(all["fill-opacity"] ?? 1),
    rule: (all["fill-rule"] ?? (above.rule ? "evenodd" : "nonzero")) === "evenodd" ? 1 : 0,
    stroke: all.stroke ?? above.stroke,
    strokeWidth: Number(all["stroke-width"] ?? above.strokeWidth),
    // a clip lives in the coordinates of the element it clips (CSS Masking 1, 8.1)
    clip: clip ? moved(shape(clip), move) : above.clip,
    move,
  };
}

function shape({ name, attributes: all }: Tag): string {
  const at = (key: string) => Number(all[key] ?? 0);
  if (name === "path" && all.d) return all.d;
  if (name === "circle" || name === "ellipse") {
    const [rx, ry] = name === "circle" ? [at("r"), at("r")] : [at("rx"), at("ry")];
    const left = Math.round((at("cx") - rx) * 1e4) / 1e4;
    return `M${left} ${at("cy")}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
  }
  if (name === "rect" && !all.rx) return `M${at("x")} ${at("y")}h${at("width")}v${at("height")}h${-at("width")}z`;
  throw new Error(`Unsupported element <${name}>`);
}

function moved(data: string, move: Isometry | undefined): string {
  return move ? movePath(data, move) : data;
}

function shortColor(color: string): string {
  const six = /^#(?:([0-9a-f])\1){3}$/i.exec(color);
  const lower = color.toLowerCase();
  return six ? `#${lower[1]}${lower[3]}${lower[5]}` : lower;
}
