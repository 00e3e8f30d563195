import { TabList, Tabs } from "../kit/tabs.tsx";
import { RegexPanel } from "./regex-json/regex-panel.tsx";

const tabs = [{ value: "regex", label: "Regex Tester" }] as const;

export default function RegexJson() {
  const list = (
    <div className="flex min-h-panehead flex-none items-stretch border-b border-line-1 px-4">
      <TabList label="Regex & JSON Tools" tabs={tabs} />
    </div>
  );
  return (
    <Tabs value="regex" onValue={() => {}} className="contents">
      <RegexPanel list={list} />
    </Tabs>
  );
}
