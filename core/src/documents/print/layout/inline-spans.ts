import type { LoadedPicture } from "../display-list.ts";
import { safeHref } from "../../markdown/html/safe-href.ts";
import { plainText } from "../../../document/plain-text.ts";
import type { Inline } from "../../../document/model.ts";
import { childNode, type StructureNode } from "../structure.ts";
import type { DocumentStyle } from "../style.ts";
import type { Link, Look, Span } from "./inline-span.ts";

export interface InlineContext {
  readonly style: DocumentStyle;
  /** Images by the source the document names; a missing one is not in it. */
  readonly pictures: ReadonlyMap<string, LoadedPicture>;
  /** The most an image may take, in points. */
  readonly room: { readonly width: number; readonly height: number };
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
  const within = (children: readonly Inline[], changed: Partial<Look>) =>
    inlineSpans(children, { ...look, ...changed }, node, context, link);
  return inlines.flatMap((inline): Span[] => {
    switch (inline.kind) {
      case "text":
        return [{ kind: "text", text: inline.text, look, owner: node, link }];
      case "break":
        return [{ kind: "break" }];
      case "code":
        return [{ kind: "text", text: inline.text, look: codeLook(look, style), owner: node, link }];
      case "strong":
        return within(inline.inlines, { cut: { ...look.cut, isBold: true } });
      case "emphasis":
        return within(inline.inlines, { cut: { ...look.cut, isItalic: true } });
      case "strike":
        return within(inline.inlines, { isStruck: true });
      case "underline":
        return within(inline.inlines, { isUnderlined: true });
      case "keyboard":
        return within(inline.inlines, codeLook(look, style));
      case "mark":
        return within(inline.inlines, { background: style.mark });
      case "super":
        return within(inline.inlines, { size: look.size * 0.72, rise: look.rise + look.size * 0.34 });
      case "sub":
        return within(inline.inlines, { size: look.size * 0.72, rise: look.rise - look.size * 0.14 });
      case "image":
        return [pictureSpan(inline, look, node, context, link)];
      case "note": {
        const target = `#note-${inline.number}`;
        const text = `Note ${inline.number}`;
        const reference = childNode(node, "Reference");
        const own = link ?? { target, text, node: childNode(reference, "Link") };
        return [
          {
            kind: "text",
            text: String(inline.number),
            look: { ...look, color: style.link.color, size: look.size * 0.72, rise: look.rise + look.size * 0.34 },
            owner: own.node,
            link: own,
            anchor: context.noteReference(inline.number),
          },
        ];
      }
      case "link": {
        const isDead = link !== undefined || !leads(inline.target, context);
        if (isDead) return within(inline.inlines, {});
        const inside = childNode(node, "Link");
        const own = { target: inline.target, text: plainText(inline.inlines) || inline.target, node: inside };
        const changed = { ...look, color: style.link.color, isUnderlined: style.link.isUnderlined };
        return inlineSpans(inline.inlines, changed, inside, context, own);
      }
    }
  });
}

/** Code in running text. */
export function codeLook(look: Look, style: DocumentStyle): Look {
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
  { source, alt }: Extract<Inline, { kind: "image" }>,
  look: Look,
  node: StructureNode,
  { pictures, room }: InlineContext,
  link: Link | undefined,
): Span {
  const picture = pictures.get(source);
  const owner = childNode(node, "Figure", { alt: alt || source });
  const small = { ...look, size: look.size * 0.85, isUnderlined: false, background: undefined };
  if (!picture) {
    const label = alt || source.split(/[/\\]/).at(-1) || "image";
    const shown = label.length > 60 ? `${label.slice(0, 59)}…` : label;
    const width = Math.min(room.width, Math.max(60, shown.length * small.size * 0.56 + small.size * 1.6));
    return { kind: "picture", picture, label: shown, width, height: small.size * 2.2, look: small, owner, link };
  }
  const [width, height] = [picture.width * PX, picture.height * PX];
  const scale = Math.min(1, room.width / width, room.height / height);
  return { kind: "picture", picture, label: "", width: width * scale, height: height * scale, look, owner, link };
}
