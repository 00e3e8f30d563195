import type { ComponentType } from "react";
import type { BuiltPage } from "@toolbox/core";

export type PageModule = { default: ComponentType };
export type LoadPage = () => Promise<PageModule>;

/** Every page of the folder, by path. A page is one file; parts of it live in a folder of its name. */
export const pageFiles = import.meta.glob<PageModule>(["../pages/*.tsx", "!../pages/*.test.tsx"]);

/** Pages that are no tools. */
export const fixedPages = {
  auth: "/auth",
  dashboard: "/",
  device: "/device",
  profile: "/profile",
  "not-found": "*",
} as const;

/** The file of a route: its last part. `/og-generator` is `../pages/og-generator.tsx`. */
export function fileOfRoute(route: string): string {
  return `../pages/${route.slice(1)}.tsx`;
}

/** Routes of the built pages with what loads them; a page without a file is a fault of the build, found by a test. */
export function toolRoutes(
  pages: readonly BuiltPage[],
  files: Readonly<Record<string, LoadPage>> = pageFiles,
): { route: string; title: string; load: LoadPage }[] {
  return pages.flatMap((page) => {
    const load = files[fileOfRoute(page.route)];
    return load ? [{ route: page.route, title: page.title, load }] : [];
  });
}
