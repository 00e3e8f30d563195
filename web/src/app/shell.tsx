import { useEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { Sheet } from "../kit/overlay/sheet.tsx";
import { PaletteHost } from "./palette/palette-host.tsx";
import { rememberVisit } from "../app-context/recents.ts";
import { SidebarPanel } from "./sidebar/sidebar-panel.tsx";
import { SkipLink } from "./skip-link.tsx";
import { Topbar } from "./topbar/topbar.tsx";
import { toolPages } from "../app-context/tool-pages.ts";
import { useSidebar } from "./sidebar/use-sidebar.ts";

/** What stands around every page: sidebar, top bar, command palette. */
export function Shell() {
  const sidebar = useSidebar();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const closeSheet = () => sidebar.setOpen(false);

  const before = useRef(pathname);
  useEffect(() => {
    if (toolPages.some((page) => page.route === pathname)) rememberVisit(pathname);
    if (before.current === pathname) return;
    before.current = pathname;
    // A new page starts at its top, and the keyboard with it.
    main.current?.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <PaletteHost sidebar={sidebar}>
      <div className="grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] overflow-hidden md:grid-cols-[auto_minmax(0,1fr)]">
        <SkipLink />
        {sidebar.isMobile ? (
          <Sheet open={sidebar.isOpen} onOpen={sidebar.setOpen} title="Menu">
            <SidebarPanel shape="sheet" onLeave={closeSheet} />
          </Sheet>
        ) : (
          <SidebarPanel shape={sidebar.isOpen ? "open" : "rail"} />
        )}
        <div className="foot-room grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[var(--topbar)_minmax(0,1fr)]">
          <Topbar sidebar={sidebar} />
          <main ref={main} id="main" tabIndex={-1} className="scrollbar-quiet min-h-0 overflow-auto bg-surface-1">
            <Outlet />
          </main>
        </div>
      </div>
    </PaletteHost>
  );
}
