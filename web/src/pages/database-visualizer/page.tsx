import { plural, type FileHandle } from "@toolbox/core";
import { tableId } from "@toolbox/core/data/schema/diagram/layout/table-boxes.ts";
import { isDrawn } from "@toolbox/core/tools/schema/difference-formats.ts";
import { tool } from "@toolbox/core/tools/schema/tool.ts";
import { Database } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../kit/elements/button.tsx";
import { Earlier } from "../../kit/result/earlier.tsx";
import { notify } from "../../kit/toast/notify.ts";
import { TabList, TabPanel, Tabs } from "../../kit/elements/tabs.tsx";
import { ToolPage } from "../../kit/tool-page/tool-page.tsx";
import { useShortcut } from "../../kit/elements/use-shortcut.ts";
import { useTool } from "../../kit/tool-page/use-tool.ts";
import { ChangesList } from "./changes-list.tsx";
import { EarlierPanel } from "./earlier-panel.tsx";
import { NotLoaded } from "./not-loaded.tsx";
import { SchemaResult } from "./schema-result.tsx";
import { SourcePanel } from "./source-panel.tsx";
import { sqlOfTable } from "./table/sql-of-table.ts";
import { TableDetail } from "./table/table-detail.tsx";
import { TableList } from "./table/table-list.tsx";
import { takeFiles } from "./take-files.ts";
import { useDiagram } from "./diagram/use-diagram.ts";
import { hasEarlier, useDifference } from "./use-difference.ts";
import { isGiven, useSchema } from "./use-schema.ts";

type Tab = "tables" | "changes" | "source";

export default function DatabaseVisualizer() {
  const state = useTool(tool, { live: true });
  const { input, set, fill } = state;
  const { loaded, isEarlier, schema, failure, isLoading, load } = useSchema(input);
  const { difference, issue } = useDifference(input, schema !== null);
  const [part, setPart] = useState<"changed" | "all">("changed");
  // Nothing but what is the same: all of it.
  const drawnPart = difference && difference.merged.changed.schema.tables.length === 0 ? "all" : part;
  const merged = difference?.merged[drawnPart];
  const loadCount = loaded?.load ?? 0;
  const view = useDiagram(merged?.schema ?? schema, input.detail, merged ? `${loadCount} ${drawnPart}` : loadCount);
  const [chosenTab, setTab] = useState<Tab>();
  // Before there are tables the source is what one needs.
  const hasTab = chosenTab !== "changes" || difference !== null;
  const tab = (hasTab ? chosenTab : undefined) ?? (difference ? "changes" : schema ? "tables" : "source");
  const search = useRef<HTMLInputElement>(null);

  /** Loads what is given and shows its tables; when there are none, the source that has to be mended. */
  const show = async (given: typeof input) => setTab((await load(given)) ? "tables" : "source");
  const loadNow = () => {
    const sample = !isGiven({ ...input, sample: false });
    set("sample", sample);
    void show({ ...input, sample });
  };
  const onText = (text: string) => {
    // Whoever writes stays there, though the first tables come up.
    setTab("source");
    set("sample", false);
    set("text", text);
  };
  const onFiles = async (files: readonly FileHandle[]) => {
    const taken = await takeFiles(files);
    if (taken.kind === "refused") return notify("error", "File not used", taken.message);
    const given: Partial<typeof input> =
      taken.kind === "text"
        ? { sql: [], text: taken.text, sample: false }
        : { sql: taken.files, text: "", sample: false };
    const next = { ...input, ...given };
    fill(next);
    if (taken.kind === "text" && taken.notices.length > 0) notify("info", "Not all UTF-8", taken.notices.join(" "));
    await show(next);
  };
  /** Compares with a text from now on, in a format that a difference has. */
  const onEarlier = (given: Partial<Pick<typeof input, "from" | "fromText">>) => {
    setTab("source");
    const next = { ...input, from: [], fromText: "", ...given };
    fill({ ...next, format: hasEarlier(next) && !isDrawn(input.format) ? "md" : input.format });
  };
  const onEarlierFiles = async (files: readonly FileHandle[]) => {
    const taken = await takeFiles(files);
    if (taken.kind === "refused") return notify("error", "File not used", taken.message);
    onEarlier(taken.kind === "text" ? { fromText: taken.text } : { from: taken.files });
  };
  useShortcut("mod+enter", tool.action.label, loadNow);
  useShortcut("/", "Search tables", () => {
    setTab("tables");
    // The field is there once its tab is.
    requestAnimationFrame(() => search.current?.focus());
  });

  const button = (
    <Button
      variant="primary"
      block
      icon={Database}
      busy={isLoading}
      busyLabel={tool.action.busyLabel}
      onClick={loadNow}
    >
      {tool.action.label}
    </Button>
  );
  // Of a table that changed the detail says what it is now.
  const table = schema?.tables.find((one) => tableId(one) === view.selectedId) ?? view.table;
  const columns = schema?.tables.reduce((sum, entry) => sum + entry.columns.length, 0);
  const reading = failure ? failure.reading : (loaded?.reading ?? null);
  const problems = reading?.problems.length ?? 0;
  return (
    <ToolPage
      state={{ ...state, isBusy: isLoading }}
      panes="lg:grid-cols-[340px_minmax(0,1fr)] 2xl:grid-cols-[372px_minmax(0,1fr)] max-lg:[&>section]:order-first"
      form={
        <Tabs value={tab} onValue={setTab} className="flex h-full min-h-0 flex-col">
          <div className="flex h-panehead flex-none items-stretch border-b border-line-1 px-4">
            <TabList
              label="Schema"
              tabs={[
                { value: "tables", label: "Tables", count: schema?.tables.length },
                ...(difference
                  ? [{ value: "changes" as const, label: "Changes", count: difference.diff.changes.length }]
                  : []),
                { value: "source", label: "Source", count: problems > 0 ? problems : undefined },
              ]}
            />
          </div>
          <TabPanel value="tables" className="flex min-h-0 flex-1 flex-col">
            {schema ? (
              <Earlier isEarlier={isEarlier} className="flex min-h-0 flex-1 flex-col">
                <TableList tables={view.listed} selected={view.selectedId} onSelect={view.goTo} searchRef={search} />
                <div className="scrollbar-quiet min-h-0 flex-[1.6] border-t border-line-2 lg:overflow-auto">
                  {table ? (
                    <TableDetail
                      key={tableId(table)}
                      table={table}
                      schema={schema}
                      sqlOf={() => sqlOfTable(table, schema)}
                      onTable={view.goTo}
                    />
                  ) : (
                    <p className="px-4 py-3 text-13 text-text-2">
                      Choose a table to see its columns and relationships.
                    </p>
                  )}
                </div>
              </Earlier>
            ) : (
              <p className="flex-1 px-4 py-3 text-13 text-text-2">
                The tables are listed here once a schema is loaded.
              </p>
            )}
          </TabPanel>
          {difference && (
            <TabPanel value="changes" className="flex min-h-0 flex-1 flex-col">
              <ChangesList diff={difference.diff} onTable={view.goTo} />
            </TabPanel>
          )}
          <TabPanel value="source" className="scrollbar-quiet min-h-0 flex-1 lg:overflow-auto">
            <SourcePanel
              state={state}
              onText={onText}
              onFiles={(files) => void onFiles(files)}
              reading={reading}
              isUnknown={isEarlier && failure === null}
              error={failure ? (state.issueOf("text") ?? failure.message) : undefined}
              earlier={
                <EarlierPanel
                  state={state}
                  onText={(fromText) => onEarlier({ fromText })}
                  onFiles={(files) => void onEarlierFiles(files)}
                  error={issue}
                />
              }
            />
          </TabPanel>
        </Tabs>
      }
      preview={
        schema && view.diagram ? (
          <Earlier isEarlier={isEarlier} className="flex min-h-0 flex-1 flex-col">
            <SchemaResult
              state={state}
              diagram={view.diagram}
              viewport={view.viewport}
              selected={view.selected}
              onSelect={view.select}
              difference={merged && drawnPart ? { marks: merged.marks, part: drawnPart, onPart: setPart } : undefined}
            />
          </Earlier>
        ) : (
          <NotLoaded onExample={() => state.loadExample(tool.examples[1]?.name)} />
        )
      }
      footer={button}
      facts={
        schema && loaded
          ? [
              {
                id: "loaded",
                words: (
                  <>
                    Loaded <b>{schema.tables.length}</b> {plural(schema.tables.length, "table")}, <b>{columns}</b>{" "}
                    {plural(columns ?? 0, "column")}
                  </>
                ),
              },
              ...(loaded.given.sample ? [{ id: "sample", words: "built-in sample" }] : []),
              { id: "layout", words: <>laid out in {view.layoutMs} ms</> },
            ]
          : []
      }
    />
  );
}
