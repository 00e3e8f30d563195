import type { Output } from "@toolbox/core";
import { useState } from "react";
import { CopyButton } from "../../kit/result/copy-button.tsx";
import { DownloadButton } from "../../kit/result/download-button.tsx";
import { OutputBody } from "../../kit/result/output-body.tsx";
import { PaneHeader } from "../../kit/result/pane-header.tsx";
import { TabList, TabPanel, Tabs } from "../../kit/elements/tabs.tsx";

const tabs = [
  { value: "CHANGELOG.md", label: "Markdown", caption: "Keep a Changelog Format", ending: "MD" },
  { value: "CHANGELOG.json", label: "JSON", caption: "Structured Data", ending: "JSON" },
] as const;

type TabName = (typeof tabs)[number]["value"];

/** The changelog as Markdown and as JSON, each with copy and download. */
export function ChangelogResult({ outputs, isGhost }: { outputs: readonly Output[]; isGhost: boolean }) {
  const [chosen, setChosen] = useState<TabName>("CHANGELOG.md");
  const tab = tabs.find(({ value }) => value === chosen) ?? tabs[0];
  const output = outputs.find(({ name }) => name === chosen);
  return (
    <Tabs value={chosen} onValue={setChosen} className="flex min-h-0 flex-1 flex-col">
      <PaneHeader
        actions={
          !isGhost &&
          output?.kind === "text" && (
            <>
              <CopyButton
                key={output.name}
                source={output.text}
                label={`Copy ${tab.label}`}
                keys="mod+shift+c"
                toast={{ title: "Copied!", description: `${tab.label} changelog copied to clipboard.` }}
              />
              <DownloadButton
                files={[output]}
                keys="mod+s"
                toast={{ title: "Downloaded!", description: `Changelog downloaded as ${tab.ending}.` }}
              />
            </>
          )
        }
      >
        <TabList label="Output" tabs={tabs} />
        <span className="ml-2 truncate text-12 text-text-3">{tab.caption}</span>
      </PaneHeader>
      {outputs.map((each) => (
        <TabPanel key={each.name} value={each.name} className="flex min-h-0 flex-1 flex-col">
          <OutputBody output={each} />
        </TabPanel>
      ))}
    </Tabs>
  );
}
