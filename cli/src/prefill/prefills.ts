import type { Prefill } from "./prefill.ts";

/** The tools that fill themselves in, by id; the code of each is loaded when it runs. */
export const prefills: Readonly<Record<string, () => Promise<Prefill>>> = {
  "changelog-entries": () => import("./changelog-entries.ts").then((module) => module.changelogEntries),
  favicon: () => import("./favicon.ts").then((module) => module.favicon),
  readme: () => import("./readme.ts").then((module) => module.readme),
};
