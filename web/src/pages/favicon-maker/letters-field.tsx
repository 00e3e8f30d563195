import { faviconFields } from "@toolbox/core/tools/favicon/fields.ts";
import { faviconLetters, MAX_LETTERS } from "@toolbox/core/tools/favicon/mark.ts";
import { graphemeCount } from "@toolbox/core";
import { cx } from "../../kit/elements/cx.ts";
import { EmojiGlyph } from "../../kit/emoji/emoji-glyph.tsx";
import { Field } from "../../kit/form/field.tsx";
import { TextInput } from "../../kit/inputs/text-input.tsx";
import { tip } from "../../kit/overlay/tip.ts";

const spec = faviconFields.text;
const quick = [
  { emoji: "🚀", name: "rocket" },
  { emoji: "⚡", name: "lightning" },
  { emoji: "🔥", name: "fire" },
  { emoji: "🌱", name: "seedling" },
  { emoji: "📦", name: "package" },
  { emoji: "🎯", name: "target" },
  { emoji: "🦊", name: "fox" },
  { emoji: "🍋", name: "lemon" },
];

/** The letters, cut to three as they are typed, and some emoji at a click. */
export function LettersField({ value, error, onValue }: LettersFieldProps) {
  return (
    <div>
      <Field label={spec.label} hint={spec.hint} error={error} end={<Count value={value} />}>
        <TextInput
          value={value}
          placeholder={spec.placeholder}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            const typed = event.target.value;
            // letters still being composed are not cut under the writer's hands
            const isComposing = (event.nativeEvent as InputEvent).isComposing;
            onValue(isComposing || graphemeCount(typed) <= MAX_LETTERS ? typed : faviconLetters(typed));
          }}
          onCompositionEnd={(event) => onValue(faviconLetters(event.currentTarget.value))}
        />
      </Field>
      <fieldset className="mt-2 flex min-w-0 flex-wrap gap-1">
        <legend className="sr-only">Emoji as text</legend>
        {quick.map(({ emoji, name }) => (
          <button
            key={emoji}
            type="button"
            aria-label={name}
            aria-pressed={emoji === value.trim()}
            className={cx(
              "grid size-control place-items-center rounded-control border",
              emoji === value.trim()
                ? "border-accent-line bg-accent-soft inset-ring inset-ring-accent-line"
                : "border-transparent hover:bg-surface-hover",
            )}
            onClick={() => onValue(emoji)}
            {...tip(name)}
          >
            <EmojiGlyph emoji={emoji} className="size-4.5" />
          </button>
        ))}
      </fieldset>
    </div>
  );
}

function Count({ value }: { value: string }) {
  return (
    <span className="mono">
      {graphemeCount(value)}/{MAX_LETTERS}
    </span>
  );
}

type LettersFieldProps = { value: string; error: string | undefined; onValue: (value: string) => void };
