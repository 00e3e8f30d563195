import type { Diagram, DiagramDetail, DiagramMarks } from "@toolbox/core/data/schema/diagram/diagram.ts";
import { CircleQuestionMark } from "lucide-react";
import { useState } from "react";
import { pluralize } from "@toolbox/core";
import { CanvasZoom } from "../../kit/canvas-view/canvas-zoom.tsx";
import type { Viewport } from "../../kit/canvas-view/viewport.ts";
import { IconButton } from "../../kit/elements/icon-button.tsx";
import { PaneHeader } from "../../kit/result/pane-header.tsx";
import { Segments } from "../../kit/inputs/segments.tsx";
import { TabList, TabPanel, Tabs } from "../../kit/elements/tabs.tsx";
import { ExportActions } from "./export-actions.tsx";
import { SchemaCanvas } from "./diagram/schema-canvas.tsx";
import { SchemaCode } from "./schema-code.tsx";
import { SchemaKey } from "./diagram/schema-key.tsx";
import type { SchemaState } from "./use-exports.ts";

const details: readonly { value: DiagramDetail; label: string }[] = [
  { value: "all", label: "Columns" },
  { value: "keys", label: "Keys" },
  { value: "names", label: "Names" },
];

const parts: readonly { value: "changed" | "all"; label: string }[] = [
  { value: "changed", label: "Changed" },
  { value: "all", label: "All" },
];

/** The diagram, or the schema as code, and the exports. */
export function SchemaResult({ state, diagram, viewport, selected, onSelect, difference }: SchemaResultProps) {
  const [tab, setTab] = useState("diagram");
  const [hasKey, setKey] = useState(false);
  const count = diagram.edges.length;
  return (
    <Tabs value={tab} onValue={setTab} className="flex min-h-0 flex-1 flex-col max-lg:h-[76dvh] max-lg:flex-none">
      <PaneHeader measure={pluralize(count, "relationship")} actions={<ExportActions state={state} />}>
        <TabList
          label="Result"
          tabs={[
            { value: "diagram", label: "Diagram" },
            { value: "code", label: "Code" },
          ]}
        />
      </PaneHeader>
      <TabPanel value="diagram" keep className="flex min-h-0 flex-1 flex-col">
        <SchemaCanvas
          diagram={diagram}
          viewport={viewport}
          selected={selected}
          onSelect={onSelect}
          marks={difference?.marks}
        >
          <div className="pointer-events-none absolute inset-x-2 bottom-2 flex flex-wrap items-end justify-between gap-2 *:pointer-events-auto">
            <div className="flex items-center gap-1 rounded-control bg-surface-1">
              <Segments
                size="sm"
                label="Columns to show"
                value={diagram.detail}
                options={details}
                onValue={(detail) => state.set("detail", detail)}
              />
              {difference && (
                <Segments
                  size="sm"
                  label="Tables to show"
                  value={difference.part}
                  options={parts}
                  onValue={difference.onPart}
                />
              )}
              <IconButton
                icon={CircleQuestionMark}
                label="Key to the signs"
                side="top"
                pressed={hasKey}
                iconClassName="fill-none!"
                onClick={() => setKey(!hasKey)}
              />
            </div>
            <CanvasZoom viewport={viewport} labels={{ fit: "Fit all tables" }} className="max-md:[&_output]:hidden" />
          </div>
          {hasKey && (
            <div className="absolute bottom-12 left-2 ">
              <SchemaKey />
            </div>
          )}
        </SchemaCanvas>
      </TabPanel>
      <TabPanel value="code" className="flex min-h-0 flex-1 flex-col">
        <SchemaCode state={state} />
      </TabPanel>
    </Tabs>
  );
}

type SchemaResultProps = {
  state: SchemaState;
  diagram: Diagram;
  viewport: Viewport;
  /** The place of a table in the diagram. */
  selected: number | undefined;
  /** Where two schemas are compared: what to point out, and which tables are drawn. */
  difference?: DrawnDifference | undefined;
  onSelect: (place: number | undefined, how?: { isCentered: boolean }) => void;
};

export type DrawnDifference = {
  marks: DiagramMarks;
  part: "changed" | "all";
  onPart: (part: "changed" | "all") => void;
};
