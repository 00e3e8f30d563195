import { builtPages, catalog } from "@toolbox/core";
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { CenterSpinner } from "../kit/elements/center-spinner.tsx";
import { Button } from "../kit/elements/button.tsx";
import { EmptyState } from "../kit/result/empty-state.tsx";
import { TabPanel, Tabs } from "../kit/elements/tabs.tsx";
import { ToolNav } from "./dev-utilities/tool-nav.tsx";
import { ToolPanel } from "./dev-utilities/tool-panel.tsx";
import { toolTabs, type ToolTab } from "./dev-utilities/tool-tabs.ts";
import { useLoadedTool } from "./dev-utilities/use-loaded-tool.ts";

const tabs = toolTabs(builtPages(catalog).find((page) => page.route === "/dev-utilities")?.tools ?? []);
const ColorPanel = lazy(() =>
  import("./dev-utilities/color-panel.tsx").then((module) => ({ default: module.ColorPanel })),
);
const colorTools: ReadonlySet<string> = new Set(["color", "contrast", "palette", "color-scale", "quick-palette"]);
const firstOf = (tab: ToolTab) => tab.tools[0]?.id ?? "";

// The same as on its own page.
const JsonPanel = lazy(() => import("./regex-json/json/json-panel.tsx").then((module) => ({ default: module.JsonPanel })));

/** `?tool=slug` opens one tool; without it, or with one that is not here, the first. */
export default function DevUtilities() {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get("tool");
  const tab = tabs.find((entry) => entry.tools.some((tool) => tool.id === wanted)) ?? tabs[0];
  const entry = tab?.tools.find((tool) => tool.id === wanted) ?? tab?.tools[0];
  if (!tab || !entry) throw new Error("A page without a tool has no route.");
  const choose = (id: string) => setSearch({ tool: id }, { replace: true });
  const { tool, hasFailed, retry } = useLoadedTool(entry);
  const nav = <ToolNav tabs={tabs} tab={tab} tool={entry.id} onTool={choose} />;
  const choosing = (value: string) => choose(firstOf(tabs.find((other) => other.value === value) ?? tab));
  const Panel = tool && colorTools.has(tool.id) ? ColorPanel : ToolPanel;
  return (
    <Tabs value={tab.value} onValue={choosing} className="contents">
      {entry.id === "json" ? (
        <Suspense fallback={<CenterSpinner label="Loading JSON Formatter" />}>
          <JsonPanel route="/dev-utilities" tab={tab.value} list={nav} />
        </Suspense>
      ) : tool && !hasFailed ? (
        <Suspense fallback={<CenterSpinner label={`Loading ${tool.title}`} />}>
          <Panel key={tool.id} tool={tool} tab={tab.value} nav={nav} />
        </Suspense>
      ) : (
        <>
          {hasFailed && nav}
          <TabPanel value={tab.value} className="grid h-full">
            {hasFailed ? (
              <EmptyState
                title={`${entry.title} could not be loaded.`}
                action={
                  <Button variant="primary" onClick={retry}>
                    Try again
                  </Button>
                }
              >
                The connection broke, or a new version took its place.
              </EmptyState>
            ) : (
              <CenterSpinner label={`Loading ${entry.title}`} />
            )}
          </TabPanel>
        </>
      )}
    </Tabs>
  );
}
