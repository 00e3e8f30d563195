import { useEffect } from "react";
import type { Keys } from "./key-names.ts";
import { usePageAction, usePageActions } from "../tool-page/page-actions.ts";
import { isApple } from "../host/platform.ts";

/** A key combination that works on this page, for the list of all shortcuts. */
export interface Shortcut {
  readonly keys: Keys;
  readonly label: string;
}

/**
 * Binds a key combination while the component is shown, and lists it among the page's shortcuts and in the command
 * palette. Combinations without Ctrl or Command, undo and redo do nothing while a text is being typed, nor does any
 * while a dialog is open.
 */
export function useShortcut(keys: Keys, label: string, action: () => void, enabled = true): void {
  const act = usePageAction({ label, keys, run: action, enabled });
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || !matchesKeys(event, keys) || isElsewhere(event, keys)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [keys, act, enabled]);
}

/** The shortcuts bound right now, in the order they were bound. */
export function useShortcuts(): readonly Shortcut[] {
  return usePageActions().flatMap(({ keys, label }) => (keys === undefined ? [] : [{ keys, label }]));
}

/** Whether a key event is this combination. `mod` is Ctrl, on Apple machines Command. */
export function matchesKeys(event: KeyEvent, keys: Keys, apple: boolean = isApple()): boolean {
  const parts = keys.toLowerCase().split("+");
  const key = parts.at(-1) ?? "";
  const has = (part: string) => parts.slice(0, -1).includes(part);
  const ctrl = has("ctrl") || (has("mod") && !apple);
  const meta = has("mod") && apple;
  // A sign such as "?" already needs Shift on most keyboards; only letters and named keys ask for it.
  const shift = key.length > 1 || /[a-z0-9]/.test(key) ? event.shiftKey === has("shift") : true;
  return (
    event.key.toLowerCase() === key &&
    event.ctrlKey === ctrl &&
    event.metaKey === meta &&
    event.altKey === has("alt") &&
    shift
  );
}

type KeyEvent = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

function isElsewhere(event: KeyboardEvent, keys: Keys): boolean {
  if (document.querySelector('[role="dialog"][data-state="open"], [role="menu"][data-state="open"]')) return true;
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  const isTyping =
    target.isContentEditable || target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select');
  // Undo and redo are those of the text while one is being typed.
  if (/mod\+|ctrl\+/i.test(keys)) return isTyping && /^mod\+(shift\+)?z$/.test(keys);
  // Space presses what has the focus, for those who see the focus: after a click with the mouse nobody does.
  if (keys === " " && target.matches("a, button, summary, input, [role]") && target.matches(":focus-visible"))
    return true;
  return isTyping;
}
