import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { cx } from "../../../kit/elements/cx.ts";

const look =
  "block rounded-control border border-transparent bg-transparent px-2 py-1 text-13 transition-colors hover:border-line-2 focus-visible:border-focus focus-visible:bg-surface-field focus-visible:-outline-offset-1";

/**
 * A text that reads like text and can be written in place. It is taken over when the field is left or Enter is pressed
 * (Ctrl+Enter where it has several lines); Escape puts back what was there. What is typed is never lost: a field that
 * goes while it is edited takes over what stands in it.
 */
export function QuietField({
  label,
  value,
  onValue,
  lines = false,
  fit = false,
  placeholder,
  className,
}: QuietFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const latest = useRef({ draft, value, onValue });
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    latest.current = { draft, value, onValue };
    const element = area.current;
    if (!element) return;
    element.style.height = "0";
    element.style.height = `${element.scrollHeight + 2}px`;
  });
  useLayoutEffect(
    () => () => {
      const { draft: left, value: was, onValue: take } = latest.current;
      if (left !== null && left !== was) take(left);
    },
    [],
  );
  const take = () => {
    if (draft !== null && draft !== value) onValue(draft);
    latest.current.draft = null;
    setDraft(null);
  };
  const wiring = {
    "aria-label": label,
    placeholder,
    value: draft ?? value,
    onChange: (event: { target: { value: string } }) => setDraft(event.target.value),
    onBlur: take,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.nativeEvent.isComposing) return;
      const isDone = event.key === "Enter" && (!lines || event.ctrlKey || event.metaKey);
      if (isDone) {
        event.preventDefault();
        event.stopPropagation();
        take();
      } else if (event.key === "Escape" && draft !== null) {
        event.preventDefault();
        event.stopPropagation();
        latest.current.draft = null;
        setDraft(null);
      }
    },
  };
  if (!lines)
    return <input type="text" {...wiring} className={cx(look, fit ? "[field-sizing:content]" : "w-full", className)} />;
  return (
    <textarea ref={area} rows={1} {...wiring} className={cx(look, "w-full resize-none overflow-hidden", className)} />
  );
}

type QuietFieldProps = {
  label: string;
  value: string;
  onValue: (value: string) => void;
  /** Grows with several lines. */
  lines?: boolean | undefined;
  /** As wide as its words. */
  fit?: boolean | undefined;
  placeholder?: string | undefined;
  className?: string | undefined;
};
