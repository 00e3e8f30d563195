import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { CenterSpinner } from "../kit/elements/center-spinner.tsx";
import { Segments } from "../kit/inputs/segments.tsx";
import { TabList, Tabs } from "../kit/elements/tabs.tsx";
import { RegexPanel } from "./regex-json/regex/regex-panel.tsx";

const tabs = [
  { value: "regex", label: "Regex Tester" },
  { value: "json", label: "JSON Tools" },
] as const;
const jsonTools = [
  { value: "json", label: "JSON" },
  { value: "csv", label: "CSV" },
] as const;

const JsonPanel = lazy(() => import("./regex-json/json/json-panel.tsx").then((module) => ({ default: module.JsonPanel })));
const CsvPanel = lazy(() => import("./regex-json/json/csv-panel.tsx").then((module) => ({ default: module.CsvPanel })));

/** `?tool=json` and `?tool=csv` open the second tab. */
export default function RegexJson() {
  const [search, setSearch] = useSearchParams();
  const tool = search.get("tool");
  const isJson = tool === "json" || tool === "csv";
  const choose = (id: string) => setSearch({ tool: id }, { replace: true });
  const list = (
    <div className="flex min-h-panehead flex-none flex-wrap items-stretch justify-between gap-x-6 border-b border-line-1 px-4">
      <TabList label="Regex & JSON Tools" tabs={tabs} className="min-h-panehead" />
      {isJson && (
        <div className="flex items-center">
          <Segments size="sm" label="JSON Tools" value={tool} options={jsonTools} onValue={choose} />
        </div>
      )}
    </div>
  );
  return (
    <Tabs value={isJson ? "json" : "regex"} onValue={choose} className="contents">
      {isJson ? (
        <Suspense fallback={<CenterSpinner label="Loading JSON Tools" />}>
          {tool === "json" ? <JsonPanel route="/regex-json" tab="json" list={list} /> : <CsvPanel list={list} />}
        </Suspense>
      ) : (
        <RegexPanel list={list} />
      )}
    </Tabs>
  );
}
