import { useSyncExternalStore } from "react";

export type ThemeChoice = "light" | "dark" | "system";
export type Theme = "light" | "dark";

const key = "toolbox-theme";
const systemIsDark = () => matchMedia("(prefers-color-scheme: dark)");

/** The stored preference; anything unknown is `system`. */
export function readChoice(text: string | null): ThemeChoice {
  return text === "light" || text === "dark" ? text : "system";
}

/** The theme a choice stands for. */
export function resolveTheme(choice: ThemeChoice, isSystemDark: boolean): Theme {
  return choice === "system" ? (isSystemDark ? "dark" : "light") : choice;
}

const listeners = new Set<() => void>();
let choice: ThemeChoice = "system";

/** Keeps the choice on this device and shows it. */
export function chooseTheme(next: ThemeChoice): void {
  localStorage.setItem(key, next);
  show(next);
}

/** The toggle: from what is seen now to the other one. */
export function flipTheme(): void {
  chooseTheme(resolveTheme(choice, systemIsDark().matches) === "dark" ? "light" : "dark");
}

/** Shows the stored choice and follows the system and the other tabs. Called once, when the app starts. */
export function startTheme(): void {
  show(readChoice(localStorage.getItem(key)));
  systemIsDark().addEventListener("change", () => show(choice));
  window.addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) show(readChoice(localStorage.getItem(key)));
  });
}

/** The choice and the theme it gives right now. */
export function useTheme(): { choice: ThemeChoice; theme: Theme } {
  const value = useSyncExternalStore(subscribe, () => `${choice} ${resolveTheme(choice, systemIsDark().matches)}`);
  const [chosen, theme] = value.split(" ") as [ThemeChoice, Theme];
  return { choice: chosen, theme };
}

function show(next: ThemeChoice): void {
  choice = next;
  const root = document.documentElement;
  root.dataset.theme = resolveTheme(next, systemIsDark().matches);
  // The browser's own frame takes the color of the shell; it comes from the tokens, like every color.
  const ground = getComputedStyle(root).getPropertyValue("--surface-0").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
