import type { Output } from "@toolbox/core";
import { headerLength, HEADER_GOOD, HEADER_LIMIT } from "@toolbox/core/git/commit/header-length.ts";
import { useState } from "react";
import { Badge } from "../../kit/elements/badge.tsx";
import { CopyButton } from "../../kit/result/copy-button.tsx";
import { Verdict } from "../../kit/result/earlier.tsx";
import { PaneHeader } from "../../kit/result/pane-header.tsx";
import { TabList, TabPanel, Tabs } from "../../kit/elements/tabs.tsx";
import { MessageFindings } from "./message-findings.tsx";
import { MessageView } from "./message-view.tsx";

/** The message in its three formats, each with copy and the length of its first line. */
export function CommitResult({ outputs, isGhost }: { outputs: readonly Output[]; isGhost: boolean }) {
  const texts = outputs.filter((output) => output.kind === "text");
  const [chosen, setChosen] = useState<string>();
  const current = texts.find(({ name }) => name === chosen) ?? texts[0];
  if (!current) return null;
  const format = current.label ?? current.name;
  return (
    <Tabs value={current.name} onValue={setChosen} className="flex min-h-0 flex-1 flex-col">
      <PaneHeader
        actions={
          !isGhost && (
            <>
              <Verdict>
                <HeaderBadge message={current.text} />
              </Verdict>
              <CopyButton
                key={current.name}
                source={current.text}
                label={`Copy ${format}`}
                keys="mod+shift+c"
                toast={{ title: "Copied!", description: `${format} commit message copied to clipboard.` }}
              />
            </>
          )
        }
      >
        <TabList label="Output" tabs={texts.map(({ name, label }) => ({ value: name, label: label ?? name }))} />
      </PaneHeader>
      {texts.map(({ name, label, text }) => (
        <TabPanel key={name} value={name} className="flex min-h-0 flex-1 flex-col">
          <MessageView text={text} label={`${label} commit message`} />
          {!isGhost && <MessageFindings text={text} />}
        </TabPanel>
      ))}
    </Tabs>
  );
}

const looks = {
  good: { tone: "neutral", words: "" },
  long: { tone: "amber", words: `, over ${HEADER_GOOD}` },
  over: { tone: "red", words: ", will be cut" },
} as const;

function HeaderBadge({ message }: { message: string }) {
  const { length, level } = headerLength(message);
  const { tone, words } = looks[level];
  return (
    <Badge tone={tone}>
      <span className="mono">
        {length}/{HEADER_LIMIT}
      </span>
      <span className="max-md:sr-only">first line{words}</span>
    </Badge>
  );
}
