import { ChevronRight } from "lucide-react";
import { pageGroups } from "@toolbox/core";
import { toolPages } from "../../app-context/tool-pages.ts";

/** Where the page stands: its group, then its name. */
export function Breadcrumbs({ pathname }: { pathname: string }) {
  const page = toolPages.find((entry) => entry.route === pathname);
  const name = page?.title ?? (pathname === "/" ? "Dashboard" : pathname === "/profile" ? "Profile" : "Not found");
  return (
    <nav aria-label="Breadcrumb" className="min-w-0">
      <ol className="flex min-w-0 items-center gap-1.5 text-13 whitespace-nowrap text-text-3">
        {page && (
          <>
            <li className="max-lg:hidden">{pageGroups[page.group]}</li>
            <li aria-hidden="true" className="max-lg:hidden">
              <ChevronRight className="size-3.5" />
            </li>
          </>
        )}
        <li aria-current="page" className="truncate font-label text-text-1">
          {name}
        </li>
      </ol>
    </nav>
  );
}
