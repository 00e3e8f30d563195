import { linksOf, type ProjectPlan } from "../frameworks.ts";
import { pascal } from "../names.ts";
import type { Entry } from "../structure/tree.ts";
import { appJson } from "./app-json.ts";
import { packageJson } from "./package-json.ts";
import { placeholders } from "./placeholders.ts";
import { readmeFile } from "./readme-file.ts";
import { fillIn, type StarterFiles, type StarterPack } from "./starter-pack.ts";

/** Every file of a project, by path. @param pack of the plan's framework */
export function makeProject(plan: ProjectPlan, pack: StarterPack): Entry[] {
  const parts = ["base", ...(linksOf(plan).length > 0 ? (["links"] as const) : []), ...plan.modules] as const;
  const values = placeholders(plan);
  const files: StarterFiles = {
    "package.json": packageJson(plan),
    "README.md": readmeFile(plan),
    ...(plan.framework === "react-native" ? { "app.json": appJson(plan) } : {}),
    ...Object.assign({}, ...parts.map((part) => fillIn(pack[part], values))),
    ...Object.assign({}, ...plan.custom.map((slug) => fillIn(pack.custom, { SLUG: slug, MODULE: pascal(slug) }))),
  };
  return Object.entries(files)
    .map(([path, text]) => ({ path, text }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
