import type { Prefill } from "./prefill.ts";
import { readPackage } from "./read-package.ts";

/** The name of the site, of package.json. */
export const favicon: Prefill = async ({ cwd }) => ({ siteName: (await readPackage(cwd)).name });
