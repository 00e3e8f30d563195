import type { AnyTool, BuiltPage } from "@toolbox/core";
import { type ComponentType, type ReactNode, useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { Button } from "../elements/button.tsx";
import { CenterSpinner } from "../elements/center-spinner.tsx";
import { TabList, TabPanel, Tabs } from "../elements/tabs.tsx";
import { useLoaded } from "../elements/use-loaded.ts";
import { Segments } from "../inputs/segments.tsx";
import { EmptyState } from "../result/empty-state.tsx";
import { groupTools, type TabGroup, type ToolTab } from "./group-tools.ts";
import { useKeptRow } from "./kept-row.tsx";
import { ToolPage } from "../tool-page/tool-page.tsx";
import { useTool } from "../tool-page/use-tool.ts";

const none = {};

/**
 * A page of several tools: `?tool=slug` opens one; without it, or with one that is not here, the first. The tools are
 * those of the catalogue, so that each is reachable; `groups` says in what order and under which tab.
 */
export function ToolTabs({ page, groups, panels = none, Panel = PlainPanel }: ToolTabsProps) {
  const [search, setSearch] = useSearchParams();
  const tabs = groupTools(page.tools, groups);
  const all = tabs.flatMap((tab) => tab.tools);
  const tool = all.find(({ id }) => id === search.get("tool")) ?? all[0];
  const tab = tabs.find((entry) => tool && entry.tools.includes(tool));
  if (!tool || !tab) throw new Error("A page without a tool has no route.");
  const choose = (id: string) => setSearch({ tool: id }, { replace: true });

  const load = useCallback(
    async (): Promise<ComponentType<PanelProps>> => (await panels[tool.id]?.()) ?? panelOf(await tool.load(), Panel),
    [tool, panels, Panel],
  );
  const { value: Loaded, error, retry } = useLoaded(load);
  // Each tool has a page of its own: the keyboard goes on in the row of the next where it was in that of the last.
  const { kept, place: list } = useKeptRow(
    <ToolNav label={page.title} tabs={tabs} tab={tab} tool={tool.id} onTool={choose} />,
  );
  return (
    <Tabs value={tab.value} onValue={choose} className="contents">
      {kept}
      {Loaded && error === null ? (
        <Loaded route={page.route} tabs={{ list, value: tab.value }} />
      ) : (
        <>
          {error !== null && list}
          <TabPanel value={tab.value} className="grid h-full">
            {error === null ? (
              <CenterSpinner label={`Loading ${tool.title}`} />
            ) : (
              <EmptyState
                title={`${tool.title} could not be loaded.`}
                action={
                  <Button variant="primary" onClick={retry}>
                    Try again
                  </Button>
                }
              >
                The connection broke, or a new version took its place.
              </EmptyState>
            )}
          </TabPanel>
        </>
      )}
    </Tabs>
  );
}

/** The row under the header: the tabs, and the tools of the chosen one. */
function ToolNav({ label, tabs, tab, tool, onTool }: ToolNavProps) {
  return (
    <div className="flex flex-none flex-wrap items-stretch justify-between gap-x-6 border-b border-line-1 px-4">
      <div className="flex min-h-panehead">
        <TabList label={label} tabs={tabs} />
      </div>
      {tab.tools.length > 1 && (
        <div className="flex items-center max-md:-mx-4 max-md:w-[calc(100%+32px)] max-md:border-t max-md:border-line-1 max-md:px-4 max-md:py-2 max-md:*:flex-1">
          <Segments
            size="sm"
            block
            label={`Tools of ${tab.label}`}
            value={tool}
            options={tab.tools.map(({ id, title }) => ({ value: id, label: title }))}
            onValue={onTool}
          />
        </div>
      )}
    </div>
  );
}

function panelOf(tool: AnyTool, Panel: ComponentType<LoadedPanelProps>): ComponentType<PanelProps> {
  return function LoadedPanel(props) {
    return <Panel tool={tool} {...props} />;
  };
}

function PlainPanel({ tool, ...place }: LoadedPanelProps) {
  return <ToolPage state={useTool(tool)} {...place} />;
}

type ToolNavProps = {
  label: string;
  tabs: readonly ToolTab[];
  tab: ToolTab;
  /** The id of the chosen tool. */
  tool: string;
  onTool: (id: string) => void;
};

/** Where a tool stands on a page of several; passed on to `ToolPage`. */
export type PanelProps = { route: string; tabs: { readonly list: ReactNode; readonly value: string } };
export type LoadedPanelProps = PanelProps & { tool: AnyTool };

export type ToolTabsProps = {
  page: BuiltPage;
  groups: readonly TabGroup[];
  /** By id: what brings a tool and shows it in a way of its own. The same object in each render. */
  panels?: Readonly<Record<string, () => Promise<ComponentType<PanelProps>>>>;
  /** Shows all other tools. */
  Panel?: ComponentType<LoadedPanelProps>;
};
