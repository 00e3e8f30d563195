import { Segments } from "../../kit/inputs/segments.tsx";
import { TabList } from "../../kit/elements/tabs.tsx";
import type { ToolTab } from "./tool-tabs.ts";

/** The row under the head: the tabs, and the tools of the chosen one. */
export function ToolNav({ tabs, tab, tool, onTool }: ToolNavProps) {
  return (
    <div className="flex flex-wrap items-stretch justify-between gap-x-6 border-b border-line-1 px-4">
      <div className="flex min-h-panehead">
        <TabList label="Developer Utilities" tabs={tabs} />
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

type ToolNavProps = {
  tabs: readonly ToolTab[];
  tab: ToolTab;
  /** The id of the chosen tool. */
  tool: string;
  onTool: (id: string) => void;
};
