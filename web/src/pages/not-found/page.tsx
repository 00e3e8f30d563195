import { House, Search } from "lucide-react";
import { useEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import { closest } from "@toolbox/core";
import { PageIcon } from "../../kit/tool-page/page-icon.tsx";
import { toolPages } from "../../app-context/tool-pages.ts";
import { useOpenSearch } from "../../app-context/open-search.ts";
import { buttonClass } from "../../kit/elements/button-class.ts";
import { Button } from "../../kit/elements/button.tsx";
import { NotFoundDrawing } from "./not-found-drawing.tsx";

/** Any path without a page. */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  const openSearch = useOpenSearch();
  const near = closest(
    pathname,
    toolPages.map((page) => page.route),
  );
  const page = toolPages.find((entry) => entry.route === near);

  useEffect(() => {
    console.error(`404: there is no page at ${pathname}`);
  }, [pathname]);

  return (
    <div className="grid min-h-full grid-cols-[minmax(0,1fr)] place-items-center p-6">
      <div className="w-120 max-w-full">
        <NotFoundDrawing matches={page ? 1 : 0} />
        <p className="sr-only">404</p>
        <h1 className="mt-6 text-20 tracking-tight">Oops! Page not found</h1>
        <p className="mt-1 text-pretty text-text-2">
          Nothing lives at{" "}
          <code className="mono rounded-mark bg-surface-active px-1.5 py-0.5 wrap-anywhere text-text-1">
            {pathname}
          </code>
          .{page && " It may have been a typing slip."}
        </p>
        {page && (
          <Link
            to={page.route}
            className="mt-5 grid grid-cols-[16px_minmax(0,1fr)_auto] items-center gap-3 rounded-card border border-line-2 py-2 pr-3 pl-3.5 text-text-1 no-underline hover:bg-surface-hover"
          >
            <PageIcon name={page.icon} className="text-text-2" />
            <span className="min-w-0">
              <span className="block truncate text-13 font-label">{page.title}</span>
              <span className="mono block truncate text-text-2">{page.route}</span>
            </span>
            <span className="mono text-text-3">nearest match</span>
          </Link>
        )}
        <div className="mt-5 flex flex-wrap gap-2">
          <Link to="/" className={buttonClass({ variant: "primary" })}>
            <House aria-hidden="true" className="-ml-0.5" />
            Return to Home
          </Link>
          <Button icon={Search} keys="mod+k" onClick={openSearch}>
            Search tools
          </Button>
        </div>
      </div>
    </div>
  );
}
