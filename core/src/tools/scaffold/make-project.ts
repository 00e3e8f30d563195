import { customModule } from "./custom-module.ts";
import type { ProjectPlan } from "./frameworks.ts";
import { nativeProject } from "./native-project.ts";
import { nextProject } from "./next-project.ts";
import { packageJson } from "./project/package-json.ts";
import { readmeFile } from "./project/readme-file.ts";
import type { StarterFiles } from "./starter/starter-files.ts";
import type { Entry } from "./structure/tree.ts";
import { viteProject } from "./vite-project.ts";

const projects = { next: nextProject, "react-vite": viteProject, "react-native": nativeProject } as const;

/** Every file of a project, by path. */
export function makeProject(plan: ProjectPlan): Entry[] {
  const files: StarterFiles = {
    "package.json": packageJson(plan),
    "README.md": readmeFile(plan),
    ...projects[plan.framework](plan),
    ...Object.assign({}, ...plan.custom.map((slug) => customModule(slug, plan.framework))),
  };
  return Object.entries(files)
    .map(([path, text]) => ({ path, text }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
