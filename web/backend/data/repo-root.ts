import path from "node:path";

/** What holds all files that the site reads: the checkout, or the published package, which is laid out like it. */
export const REPO_ROOT = path.resolve(import.meta.dirname, "../../..");
