import { builtPages, catalog } from "@toolbox/core";
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { CenterSpinner } from "../kit/elements/center-spinner.tsx";
import { TabList, Tabs } from "../kit/elements/tabs.tsx";

const ClassPanel = lazy(async () => ({ default: (await import("./tailwind-utilities/class-panel.tsx")).ClassPanel }));
const ExtractorPanel = lazy(async () => ({
  default: (await import("./tailwind-utilities/extractor-panel.tsx")).ExtractorPanel,
}));
const ConfigPanel = lazy(async () => ({
  default: (await import("./tailwind-utilities/config-panel.tsx")).ConfigPanel,
}));
const ResponsivePanel = lazy(async () => ({
  default: (await import("./tailwind-utilities/responsive-panel.tsx")).ResponsivePanel,
}));

const order = ["class-order", "responsive", "color-extractor", "tailwind-config"];
const built = builtPages(catalog).find((page) => page.route === "/tailwind-utilities")?.tools ?? [];
const tabs = order.flatMap((id) =>
  built.filter((tool) => tool.id === id).map(({ title }) => ({ value: id, label: title })),
);

/** `?tool=responsive` opens one tab; without it, or with one that is not here, the first. */
export default function TailwindUtilities() {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get("tool");
  const tab = tabs.find(({ value }) => value === wanted) ?? tabs[0];
  if (!tab) throw new Error("A page without a tool has no route.");
  const list = (
    <div className="scrollbar-quiet flex min-h-panehead flex-none items-stretch overflow-x-auto overflow-y-hidden border-b border-line-1 px-4">
      <TabList label="Tailwind Utilities" tabs={tabs} />
    </div>
  );
  return (
    <Tabs value={tab.value} onValue={(tool) => setSearch({ tool }, { replace: true })} className="contents">
      <Suspense fallback={<CenterSpinner label={`Loading ${tab.label}`} />}>
        {tab.value === "class-order" && <ClassPanel list={list} />}
        {tab.value === "responsive" && <ResponsivePanel list={list} />}
        {tab.value === "color-extractor" && <ExtractorPanel list={list} />}
        {tab.value === "tailwind-config" && <ConfigPanel list={list} />}
      </Suspense>
    </Tabs>
  );
}
