import type { Size } from "../../../ports/rect.ts";
import { clip } from "../../../text/format.ts";
import type { LoadedPicture } from "../display-list.ts";
import type { Image, Inline, InlineStyle } from "../../markdown/document-model.ts";
import { decodePath, safeHref } from "../../markdown/html/safe-href.ts";
import { shownText } from "../../markdown/plain-text.ts";
import { childNode, type StructureNode } from "../structure.ts";
import type { DocumentStyle } from "../style.ts";
import type { Link, Look, Span } from "./inline-span.ts";

export interface InlineContext {
  readonly style: DocumentStyle;
  /** Images by the source the document names; a missing one is not in it. */
  readonly pictures: ReadonlyMap<string, LoadedPicture>;
  /** The most an image may take, in points. */
  readonly room: Size;
  /** Whether a target inside the document exists. */
  readonly hasTarget: (target: string) => boolean;
  /** Called for each reference to a note; gives the name of the place it stands at. */
  readonly noteReference: (number: number) => string;
}

/** Running text as spans of one look each, with their places in the structure tree. */
export function inlineSpans(
  inlines: readonly Inline[],
  look: Look,
  node: StructureNode,
  context: InlineContext,
  link?: Link,
): Span[] {
  const { style } = context;
  return inlines.flatMap((inline): Span[] => {
    switch (inline.kind) {
      case "text":
        return [{ kind: "text", text: inline.text, look, owner: node, link }];
      case "break":
        return inline.hard ? [{ kind: "break" }] : [{ kind: "text", text: " ", look, owner: node, link }];
      case "codeSpan":
        return [{ kind: "text", text: inline.text, look: codeStyle(look, style), owner: node, link }];
      case "html":
        return [{ kind: "text", text: inline.source, look: codeStyle(look, style), owner: node, link }];
      case "styled":
        return inlineSpans(inline.content, styledLook(inline.style, look, style), node, context, link);
      case "image":
        return [pictureSpan(inline, look, node, context, link)];
      case "footnote": {
        const target = `#note-${inline.number}`;
        const text = `Note ${inline.number}`;
        const reference = childNode(node, "Reference");
        const own = link ?? { target, text, node: childNode(reference, "Link") };
        return [
          {
            kind: "text",
            text: String(inline.number),
            look: { ...styledLook("superscript", look, style), color: style.link.color },
            owner: own.node,
            link: own,
            anchor: context.noteReference(inline.number),
          },
        ];
      }
      case "link": {
        const target = inline.href.startsWith("#") ? decodePath(inline.href) : inline.href;
        const isDead = link !== undefined || !leads(target, context);
        if (isDead) return inlineSpans(inline.content, look, node, context, link);
        const inside = childNode(node, "Link");
        const own = { target, text: shownText(inline.content) || target, node: inside };
        const changed = { ...look, color: style.link.color, isUnderlined: style.link.isUnderlined };
        return inlineSpans(inline.content, changed, inside, context, own);
      }
    }
  });
}

function styledLook(kind: InlineStyle, look: Look, style: DocumentStyle): Look {
  switch (kind) {
    case "strong":
      return { ...look, cut: { ...look.cut, isBold: true } };
    case "emphasis":
      return { ...look, cut: { ...look.cut, isItalic: true } };
    case "strike":
      return { ...look, isStruck: true };
    case "underline":
      return { ...look, isUnderlined: true };
    case "keyboard":
      return codeStyle(look, style);
    case "mark":
      return { ...look, background: style.mark };
    case "superscript":
      return { ...look, size: look.size * 0.72, rise: look.rise + look.size * 0.34 };
    case "subscript":
      return { ...look, size: look.size * 0.72, rise: look.rise - look.size * 0.14 };
  }
}

/** Code in running text. */
function codeStyle(look: Look, style: DocumentStyle): Look {
  return {
    ...look,
    cut: { ...look.cut, family: "mono" },
    size: look.size * style.code.scale,
    background: style.inlineCode.background,
    color: look.color === style.link.color ? look.color : style.inlineCode.color,
  };
}

// What a reader of a PDF may follow; anything else stays text.
const OUTSIDE = /^(?:https?|mailto|tel):/i;

function leads(target: string, context: InlineContext): boolean {
  return target.startsWith("#") ? context.hasTarget(target.slice(1)) : OUTSIDE.test(safeHref(target) ?? "");
}

// CSS pixels to points.
const PX = 0.75;

function pictureSpan(
  { src, alt, title, width: asked, height: askedHeight }: Image,
  look: Look,
  node: StructureNode,
  { pictures, room }: InlineContext,
  link: Link | undefined,
): Span {
  const picture = pictures.get(src);
  const owner = childNode(node, "Figure", { alt: alt || title || src });
  const small = { ...look, size: look.size * 0.85, isUnderlined: false, background: undefined };
  if (!picture) {
    const label = alt || title || src.split(/[/\\]/).at(-1) || "image";
    const shown = clip(label, 60);
    const width = Math.min(room.width, Math.max(60, shown.length * small.size * 0.56 + small.size * 1.6));
    return { kind: "picture", picture, label: shown, width, height: small.size * 2.2, look: small, owner, link };
  }
  // One side that HTML gives takes the other with it.
  const ratio = picture.height / picture.width;
  const [width, height] = [
    (asked ?? (askedHeight ? askedHeight / ratio : picture.width)) * PX,
    (askedHeight ?? (asked ? asked * ratio : picture.height)) * PX,
  ];
  const scale = Math.min(1, room.width / width, room.height / height);
  return { kind: "picture", picture, label: "", width: width * scale, height: height * scale, look, owner, link };
}
