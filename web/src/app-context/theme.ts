import { storedValue } from "../kit/host/stored-value.ts";
import { useMedia } from "../kit/host/use-media.ts";

export type ThemeChoice = "light" | "dark" | "system";
export type Theme = "light" | "dark";

const darkSystem = "(prefers-color-scheme: dark)";

/** The stored preference; anything unknown is `system`. */
export function readChoice(text: string | null): ThemeChoice {
  return text === "light" || text === "dark" ? text : "system";
}

/** The theme a choice stands for. */
export function resolveTheme(choice: ThemeChoice, isSystemDark: boolean): Theme {
  return choice === "system" ? (isSystemDark ? "dark" : "light") : choice;
}

const stored = storedValue<ThemeChoice>("toolbox-theme", { parse: readChoice, write: (choice) => choice });
const current = () => resolveTheme(stored.read(), matchMedia(darkSystem).matches);

/** Keeps the choice on this device and shows it. */
export const chooseTheme = stored.set;

/** The toggle: from what is seen now to the other one. */
export function flipTheme(): void {
  chooseTheme(current() === "dark" ? "light" : "dark");
}

/** Shows the stored choice and follows it, the system and the other tabs. Called once, when the app starts. */
export function startTheme(): void {
  show();
  stored.subscribe(show);
  matchMedia(darkSystem).addEventListener("change", show);
}

/** The choice and the theme it gives right now. */
export function useTheme(): { choice: ThemeChoice; theme: Theme } {
  const choice = stored.use();
  const isSystemDark = useMedia(darkSystem);
  return { choice, theme: resolveTheme(choice, isSystemDark) };
}

function show(): void {
  const root = document.documentElement;
  root.dataset["theme"] = current();
  // The browser's own frame takes the color of the shell; it comes from the tokens, like every color.
  const ground = getComputedStyle(root).getPropertyValue("--surface-0").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
}
