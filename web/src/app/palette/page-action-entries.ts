import { Copy, CornerDownLeft, Download, FlaskConical, Keyboard, type LucideIcon, Play, Search } from "lucide-react";
import type { PageAction } from "../../kit/tool-page/page-actions.ts";
import type { ActionEntry } from "./use-actions.tsx";

const icons: Record<string, LucideIcon> = {
  "mod+e": FlaskConical,
  "mod+enter": Play,
  "mod+s": Download,
  "mod+shift+c": Copy,
  "/": Search,
  "?": Keyboard,
};
const words: Record<string, readonly string[]> = {
  "mod+e": ["example", "sample"],
  "mod+enter": ["run", "generate"],
  "mod+s": ["save", "output", "result"],
  "mod+shift+c": ["clipboard", "output", "result"],
  "?": ["keyboard", "keys", "help"],
};

/** What the page in sight can do, for the palette; opening the palette itself is left out. */
export function pageActionEntries(actions: readonly PageAction[]): readonly ActionEntry[] {
  return actions
    .filter(({ keys }) => keys !== "mod+k")
    .map(({ label, keys, icon, run }, at) => ({
      id: `here ${at} ${label}`,
      kind: "here",
      name: label,
      aliases: words[keys ?? ""] ?? [],
      summary: "",
      Icon: icon ?? icons[keys ?? ""] ?? CornerDownLeft,
      keys,
      run,
    }));
}
