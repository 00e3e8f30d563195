import { Search } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { Button } from "../../kit/elements/button.tsx";
import { cx } from "../../kit/elements/cx.ts";
import { FieldError } from "../../kit/form/field-error.tsx";
import { tip } from "../../kit/overlay/tip.ts";
import { EmojiGlyph } from "../../kit/emoji/emoji-glyph.tsx";

const EmojiPicker = lazy(() => import("./emoji-picker.tsx").then((module) => ({ default: module.EmojiPicker })));

const quick = [
  { emoji: "🚀", name: "rocket" },
  { emoji: "⚡", name: "lightning" },
  { emoji: "✨", name: "sparkles" },
  { emoji: "📦", name: "package" },
  { emoji: "🔒", name: "lock" },
];

/** Five emoji at hand, the one chosen among all, and the search. A second click takes the emoji away. */
export function EmojiField({ value, error, onValue }: EmojiFieldProps) {
  const name = useId();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const chosen = value.trim();
  const isQuick = quick.some((entry) => entry.emoji === chosen);
  const shown = chosen === "" || isQuick ? quick : [{ emoji: chosen, name: "your emoji" }, ...quick.slice(0, 4)];
  return (
    <div>
      <fieldset aria-labelledby={name} className="flex min-w-0 flex-wrap items-center justify-end gap-1">
        {/* No legend: WebKit puts one above the row, whatever the row's layout. */}
        <span id={name} className="mr-auto py-1 text-13 font-label">
          Emoji
        </span>
        {shown.map(({ emoji, name: words }) => (
          <button
            key={emoji}
            type="button"
            aria-label={words}
            aria-pressed={emoji === chosen}
            className={cx(
              "grid size-control place-items-center rounded-control border",
              emoji === chosen
                ? "border-accent-line bg-accent-soft inset-ring inset-ring-accent-line"
                : "border-transparent hover:bg-surface-hover",
            )}
            onClick={() => onValue(emoji === chosen ? "" : emoji)}
            {...tip(emoji === chosen ? `Remove ${words}` : words)}
          >
            <EmojiGlyph emoji={emoji} className="size-4.5" />
          </button>
        ))}
        <Button
          variant="ghost"
          size="sm"
          icon={Search}
          aria-haspopup="dialog"
          aria-label="More emoji"
          onClick={() => {
            setWasOpen(true);
            setOpen(true);
          }}
        >
          More
        </Button>
      </fieldset>
      {error && <FieldError>{error}</FieldError>}
      <Suspense>
        {wasOpen && <EmojiPicker open={isOpen} onOpen={setOpen} chosen={chosen} onChoose={onValue} />}
      </Suspense>
    </div>
  );
}

type EmojiFieldProps = { value: string; error: string | undefined; onValue: (value: string) => void };
