import { useState } from "react";
import { type RouteObject, useRoutes } from "react-router-dom";
import { BugBoundary } from "./notices/bug-boundary.tsx";
import { Guard } from "./guard.tsx";
import { LazyPage } from "./lazy-page.tsx";
import { fixedPages, type LoadPage, pageFiles, toolRoutes } from "./page-files.ts";
import { pathInApp } from "../kit/host/site-place.ts";

const titles: Readonly<Record<keyof typeof fixedPages, string>> = {
  auth: "Sign in",
  dashboard: "Dashboard",
  device: "Approve a device",
  profile: "Profile",
  "not-found": "Not found",
};

// Apart from the pages: /auth shows sooner without it.
const loadShell: LoadPage = async () => ({ default: (await import("./shell.tsx")).Shell });

/** /auth is open, all else is behind the guard, the tools come from the catalogue. */
function appRoutes(): RouteObject[] {
  const fixed = (name: keyof typeof fixedPages, screen?: boolean): RouteObject => ({
    path: fixedPages[name],
    element: lazyPage(titles[name], pageFiles[`../pages/${name}/page.tsx`] as LoadPage, screen),
  });
  return [
    fixed("auth", true),
    {
      element: <Guard />,
      children: [
        fixed("device", true),
        {
          element: lazyPage("Toolbox", loadShell, true),
          children: [
            fixed("dashboard"),
            fixed("profile"),
            ...toolRoutes.map(({ route, title, load }) => ({ path: route, element: lazyPage(title, load) })),
            fixed("not-found"),
          ],
        },
      ],
    },
  ];
}

/** The page of the address. Not the router that also loads data: no page here needs it, and it weighs twice as much. */
export function AppRoutes() {
  const [routes] = useState(appRoutes);
  return <BugBoundary>{useRoutes(routes)}</BugBoundary>;
}

/** Fetches the code of the address beside the rest, not after it. A failure shows where the page is drawn. */
export function fetchFirstPage(): void {
  const pathname = pathInApp(window.location.pathname);
  if (pathname === fixedPages.auth) return;
  const page = toolRoutes.find((entry) => entry.route === pathname);
  const loads = [loadShell, page?.load ?? pageFiles["../pages/dashboard/page.tsx"]];
  for (const load of loads) load?.().catch(() => {});
}

// Keyed, so that going from one page to the next starts afresh.
function lazyPage(title: string, load: LoadPage, screen?: boolean) {
  return (
    <BugBoundary key={title}>
      <LazyPage key={title} title={title} load={load} screen={screen} />
    </BugBoundary>
  );
}
