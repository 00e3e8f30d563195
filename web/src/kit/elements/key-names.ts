import { isApple } from "../host/platform.ts";

/** A key combination as written in code: parts joined by `+`, `mod` being Ctrl or Command. Example: `mod+shift+c`. */
export type Keys = string;

const named: Record<string, { apple: string; other: string }> = {
  mod: { apple: "⌘", other: "Ctrl" },
  ctrl: { apple: "⌃", other: "Ctrl" },
  alt: { apple: "⌥", other: "Alt" },
  shift: { apple: "Shift", other: "Shift" },
  enter: { apple: "↵", other: "↵" },
  escape: { apple: "Esc", other: "Esc" },
  " ": { apple: "Space", other: "Space" },
  arrowup: { apple: "↑", other: "↑" },
  arrowdown: { apple: "↓", other: "↓" },
};

/** What to print for each part of a combination on this platform. */
export function keyNames(keys: Keys, apple: boolean = isApple()): string[] {
  return keys.split("+").map((part) => {
    const name = named[part.toLowerCase()];
    return name ? (apple ? name.apple : name.other) : part.length === 1 ? part.toUpperCase() : part;
  });
}

/** The same combination in the form `aria-keyshortcuts` wants: `Control+Shift+C`. */
export function ariaKeys(keys: Keys, apple: boolean = isApple()): string {
  const spoken: Record<string, string> = {
    mod: apple ? "Meta" : "Control",
    ctrl: "Control",
    alt: "Alt",
    shift: "Shift",
    " ": "Space",
  };
  return keys
    .split("+")
    .map((part) => spoken[part.toLowerCase()] ?? part.charAt(0).toUpperCase() + part.slice(1))
    .join("+");
}
