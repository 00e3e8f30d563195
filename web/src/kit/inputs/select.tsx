import { ChevronDown } from "lucide-react";
import type { ComponentProps, CSSProperties } from "react";
import { cx } from "../elements/cx.ts";
import { EmojiGlyph } from "../emoji/emoji-glyph.tsx";
import { useControl } from "../form/field-context.ts";
import { useEmojiPictures } from "../emoji/use-emoji-pictures.ts";

/** Whether options can show pictures of ours. Elsewhere the system draws them, with the emoji it has. */
const showsPictures = CSS.supports("appearance", "base-select");

/**
 * One of many. The platform's own select: its list is drawn in our style where the browser can (`base-select`), and
 * is the system's picker elsewhere, which is what a phone wants anyway. An emoji at the start of a label is drawn from
 * the bundled outlines where that is possible; it stays in the name that is read out.
 */
export function Select<V extends string>({ value, options, onValue, className, ...rest }: SelectProps<V>) {
  const parts = options.map((option) => ({
    ...option,
    ...splitEmoji(showsPictures ? option.label : "", option.label),
  }));
  const pictures = useEmojiPictures(parts.flatMap((part) => part.emoji ?? []));
  const chosen = parts.find((part) => part.value === value)?.emoji;
  return (
    <span className={cx("relative block", className)}>
      {chosen !== undefined && (
        <EmojiGlyph emoji={chosen} className="pointer-events-none absolute top-1/2 left-2.25 size-4 -translate-y-1/2" />
      )}
      <select
        {...useControl()}
        className={cx("field-edge select", chosen !== undefined && "has-picture")}
        value={value}
        onChange={(event) => onValue(event.target.value as V)}
        {...rest}
      >
        {parts.map(({ value: each, label, disabled, emoji, words }) => (
          <option
            key={each}
            value={each}
            disabled={disabled}
            aria-label={emoji === undefined ? undefined : label}
            style={emoji === undefined ? undefined : pictureStyle(pictures.get(emoji))}
          >
            {words}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.25 size-3.5 -translate-y-1/2 text-text-3"
      />
    </span>
  );
}

/** @param marked the label, or "" when its emoji is left to the system */
function splitEmoji(marked: string, label: string): { readonly emoji?: string; readonly words: string } {
  const [, emoji, words] = /^(\p{Extended_Pictographic}\u{fe0f}?) (.+)$/u.exec(marked) ?? [];
  return emoji === undefined || words === undefined ? { words: label } : { emoji, words };
}

const pictureStyle = (url: string | undefined) =>
  ({ "--picture": url === undefined ? "none" : `url("${url}")` }) as CSSProperties;

export type SelectOption<V extends string> = { readonly value: V; readonly label: string; readonly disabled?: boolean };

export type SelectProps<V extends string> = Omit<ComponentProps<"select">, "value" | "onChange" | "children"> & {
  value: V;
  options: readonly SelectOption<V>[];
  onValue: (value: V) => void;
};
