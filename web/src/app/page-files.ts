import type { ComponentType } from "react";
import { toolPages } from "../app-context/tool-pages.ts";

export type PageModule = { default: ComponentType };
export type LoadPage = () => Promise<PageModule>;

/** Every page of the folder, by path. A page is a folder: `page.tsx` and its parts. */
export const pageFiles = import.meta.glob<PageModule>("../pages/*/page.tsx");

/** Pages that are not tools. */
export const fixedPages = {
  auth: "/auth",
  dashboard: "/",
  device: "/device",
  profile: "/profile",
  "not-found": "*",
} as const;

/** The file of a route: its last part. `/og-generator` is `../pages/og-generator/page.tsx`. */
export function fileOfRoute(route: string): string {
  return `../pages/${route.slice(1)}/page.tsx`;
}

/** Routes of the built pages with what loads them; a page without a file is a fault of the build, found by a test. */
export const toolRoutes: readonly { route: string; title: string; load: LoadPage }[] = toolPages.flatMap(
  ({ route, title }) => {
    const load = pageFiles[fileOfRoute(route)];
    return load ? [{ route, title, load }] : [];
  },
);
