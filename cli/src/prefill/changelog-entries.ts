import type { Prefill } from "./prefill.ts";
import { readPackage } from "./read-package.ts";

/** The project and its version, of package.json. */
export const changelogEntries: Prefill = async ({ cwd }) => {
  const { name, version } = await readPackage(cwd);
  return { projectName: name, currentVersion: version };
};
