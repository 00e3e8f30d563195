import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { cx } from "../../kit/elements/cx.ts";
import { tip } from "../../kit/overlay/tip.ts";
import { EmojiGlyph } from "../../kit/emoji/emoji-glyph.tsx";
import type { NamedEmoji } from "./emoji-names.ts";

/** Emoji side by side. One stop for Tab; arrow keys, Home and End move, Enter chooses. */
export function EmojiGrid({ label, emoji, chosen, onChoose }: EmojiGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const [stop, setStop] = useState(0);
  if (emoji.length === 0) {
    return <p className="text-13 text-text-2">No emoji by that name. Try another word, or paste the emoji itself.</p>;
  }
  const move = (event: KeyboardEvent) => {
    const buttons = [...(grid.current?.querySelectorAll<HTMLButtonElement>("button") ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const columns = Math.max(1, buttons.filter((button) => button.offsetTop === buttons[0]?.offsetTop).length);
    const next = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at - columns,
      ArrowDown: at + columns,
      Home: 0,
      End: buttons.length - 1,
    }[event.key];
    const target = next === undefined ? undefined : buttons[next];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    if (!target) return;
    setStop(next);
    target.focus();
  };
  return (
    <ul
      ref={grid}
      aria-label={label}
      className="scrollbar-quiet grid min-h-0 flex-1 grid-cols-[repeat(auto-fill,minmax(40px,1fr))] content-start gap-0.5 overflow-auto"
    >
      {emoji.map((entry, index) => (
        <li key={entry.emoji}>
          <button
            type="button"
            aria-label={entry.name}
            aria-pressed={entry.emoji === chosen}
            tabIndex={index === stop ? 0 : -1}
            className={cx(
              "grid h-10 w-full place-items-center rounded-control border",
              entry.emoji === chosen
                ? "border-accent-line bg-accent-soft"
                : "border-transparent hover:bg-surface-hover",
            )}
            onFocus={() => setStop(index)}
            onKeyDown={move}
            onClick={() => onChoose(entry.emoji)}
            {...tip(entry.name)}
          >
            <SeenGlyph emoji={entry.emoji} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Loads its outlines when it first comes near the visible part. */
function SeenGlyph({ emoji }: { emoji: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setSeen(true);
      },
      { rootMargin: "80px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <span ref={place} className="block size-6">
      {isSeen && <EmojiGlyph emoji={emoji} className="size-6" />}
    </span>
  );
}

type EmojiGridProps = {
  label: string;
  emoji: readonly NamedEmoji[];
  chosen: string;
  onChoose: (emoji: string) => void;
};
