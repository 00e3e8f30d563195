/* Written by `pnpm gen` from the tool folders. Do not edit. */
import type { CatalogEntry } from "../tool/catalog.ts";

export const catalog = [] as const satisfies readonly CatalogEntry[];

export type ToolId = (typeof catalog)[number]["id"];
