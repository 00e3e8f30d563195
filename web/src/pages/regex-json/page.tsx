import { toolPage } from "../../app-context/tool-pages.ts";
import { ToolTabs } from "../../kit/tool-tabs/tool-tabs.tsx";
import { RegexPanel } from "./regex/regex-panel.tsx";

const groups = ["regex", { label: "JSON Tools", tools: ["json", "csv"] }];
const panels = {
  regex: async () => RegexPanel,
  json: async () => (await import("./json/json-panel.tsx")).JsonPanel,
  csv: async () => (await import("./json/csv-panel.tsx")).CsvPanel,
};

export default function RegexJson() {
  return <ToolTabs page={toolPage("/regex-json")} groups={groups} panels={panels} />;
}
