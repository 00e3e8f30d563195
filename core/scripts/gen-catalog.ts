import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { catalogSource } from "./catalog-source.ts";
import { pageIconsSource } from "./page-icons-source.ts";

/** `pnpm gen`: writes the catalogue from the tool folders, and the icons that the pages name. */
const files = {
  "core/src/tools/catalog.gen.ts": await catalogSource(),
  "web/src/kit/tool-page/page-icons.gen.ts": pageIconsSource(),
};
for (const [name, next] of Object.entries(files)) {
  const file = new URL(`../../${name}`, import.meta.url);
  const isNew = !existsSync(file) || readFileSync(file, "utf8") !== next;
  if (isNew) writeFileSync(file, next);
  process.stdout.write(`${name}: ${isNew ? "written" : "nothing to change"}\n`);
}
