import { History, Search } from "lucide-react";
import { Link } from "react-router-dom";
import { toolPages } from "../../app-context/tool-pages.ts";
import { useOpenSearch } from "../../app-context/open-search.ts";
import { useRecents } from "../../app-context/recents.ts";
import { buttonClass } from "../../kit/elements/button-class.ts";
import { Button } from "../../kit/elements/button.tsx";
import { Stats } from "./stats.tsx";

/** What this is, in two lines, and the shortest way to a tool. */
export function Hero() {
  const openSearch = useOpenSearch();
  const recents = useRecents();
  const last = recents
    .map((route) => toolPages.find((page) => page.route === route))
    .find((page) => page !== undefined);
  return (
    <section className="grid items-end gap-5 md:gap-8 xl:grid-cols-[minmax(0,1fr)_576px]">
      <div>
        <h1 className="text-28 tracking-tight">Ship beautiful, fast.</h1>
        <p className="mt-1 max-w-[62ch] text-pretty text-text-2">
          Tools that turn a few fields into finished images, code and files. They run in this browser and, by the same
          names, in your terminal.
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button variant="primary" icon={Search} keys="mod+k" onClick={openSearch} className="max-md:flex-1">
            Find a tool
          </Button>
          {last && (
            <Link to={last.route} className={`${buttonClass()} max-md:flex-1`}>
              <History aria-hidden="true" className="-ml-0.5 text-text-2" />
              <span className="truncate">Continue: {last.label}</span>
            </Link>
          )}
        </div>
      </div>
      <Stats />
    </section>
  );
}
