import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** The default theme of Tailwind CSS, unchanged, with its license. By its real ending a dev server would serve it as a module. */
export function tailwindFiles(): Map<string, string> {
  const require = createRequire(import.meta.url);
  const theme = require.resolve("tailwindcss/theme.css");
  return new Map([
    ["tailwind/theme.css.txt", readFileSync(theme, "utf8")],
    ["tailwind/LICENSE-tailwindcss.txt", readFileSync(path.join(path.dirname(theme), "LICENSE"), "utf8")],
  ]);
}
