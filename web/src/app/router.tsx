import { createBrowserRouter, type RouteObject } from "react-router-dom";
import type { BuiltPage } from "@toolbox/core";
import { BugBoundary } from "./bug-boundary.tsx";
import { Guard } from "./guard.tsx";
import { LazyPage } from "./lazy-page.tsx";
import { fixedPages, type LoadPage, pageFiles, toolRoutes } from "./page-files.ts";
import { RouteBug } from "./route-bug.tsx";
import { Shell } from "./shell.tsx";

const titles: Readonly<Record<keyof typeof fixedPages, string>> = {
  auth: "Sign in",
  dashboard: "Dashboard",
  device: "Approve a device",
  profile: "Profile",
  "not-found": "Not found",
};

/** Every route of the app: /auth is open, all else is behind the guard, the tools come from the catalogue. */
export function appRoutes(pages: readonly BuiltPage[]): RouteObject[] {
  const fixed = (name: keyof typeof fixedPages): RouteObject => ({
    path: fixedPages[name],
    element: lazyPage(titles[name], pageFiles[`../pages/${name}.tsx`] as LoadPage),
  });
  const open = [fixed("auth")];
  const guarded: RouteObject[] = [
    {
      element: <Guard />,
      children: [
        fixed("device"),
        {
          element: <Shell />,
          children: [
            fixed("dashboard"),
            fixed("profile"),
            ...toolRoutes(pages).map(({ route, title, load }) => ({ path: route, element: lazyPage(title, load) })),
            fixed("not-found"),
          ],
        },
      ],
    },
  ];
  return [{ errorElement: <RouteBug />, children: [...open, ...guarded] }];
}

export function createRouter(pages: readonly BuiltPage[]) {
  return createBrowserRouter(appRoutes(pages));
}

// Keyed, so that going from one page to the next starts afresh.
function lazyPage(title: string, load: LoadPage) {
  return (
    <BugBoundary key={title}>
      <LazyPage key={title} title={title} load={load} />
    </BugBoundary>
  );
}
