import { parseJson } from "@toolbox/core/data/json/parse-json.ts";
import { type FactsOutput, formatNumber, type Output, type TextOutput } from "@toolbox/core";
import { useMemo, useState } from "react";
import { byteSize } from "../../../kit/files/byte-size.ts";
import { languageOf } from "../../../kit/code/code-language.ts";
import { CodeView } from "../../../kit/code/code-view.tsx";
import { CopyButton } from "../../../kit/result/copy-button.tsx";
import { DownloadButton, sizeOf } from "../../../kit/result/download-button.tsx";
import { OutputBody } from "../../../kit/result/output-body.tsx";
import { PaneHeader } from "../../../kit/result/pane-header.tsx";
import { TabList, TabPanel, Tabs } from "../../../kit/elements/tabs.tsx";
import { JsonTree } from "./json-tree.tsx";

/** Characters the editor is given; more of them make it slow and nobody reads them. */
const MAX_SHOWN = 300_000;
/** Characters the tree is made of; the text beside it has no limit. */
const MAX_TREE = 5_000_000;
/** Characters the clipboard is given. */
const MAX_COPIED = 20_000_000;

type View = "text" | "tree" | "facts";

const copied = { title: "Copied!", description: "The result is on the clipboard." };

/** A result of the JSON tools: as text, as a tree where it is JSON, with the facts about it. */
export function JsonResult({ outputs, isGhost }: { outputs: readonly Output[]; isGhost: boolean }) {
  const [chosen, setChosen] = useState<View>("text");
  const text = outputs.find((output): output is TextOutput => output.kind === "text");
  const facts = outputs.find((output): output is FactsOutput => output.kind === "facts");
  const isJson = text !== undefined && text.name.endsWith(".json") && text.text.length <= MAX_TREE;
  const views: { value: View; label: string }[] = [
    ...(text ? [{ value: "text" as const, label: text.name }] : []),
    ...(isJson ? [{ value: "tree" as const, label: "Tree" }] : []),
    ...(facts ? [{ value: "facts" as const, label: "Facts" }] : []),
  ];
  const view = views.some(({ value }) => value === chosen) ? chosen : (views[0]?.value ?? "text");
  return (
    <Tabs value={view} onValue={setChosen} className="flex min-h-0 flex-1 flex-col">
      <PaneHeader
        measure={text && byteSize(sizeOf(text))}
        actions={
          !isGhost &&
          text && (
            <>
              {text.text.length <= MAX_COPIED && (
                <CopyButton source={text.text} label={`Copy ${text.name}`} keys="mod+shift+c" toast={copied} />
              )}
              <DownloadButton files={[text]} keys="mod+s" />
            </>
          )
        }
      >
        <TabList label="Result" tabs={views} className="mr-2" />
      </PaneHeader>
      <TabPanel value="text" className="flex min-h-0 flex-1 flex-col">
        {text && <CappedText output={text} />}
      </TabPanel>
      <TabPanel value="tree" className="flex min-h-0 flex-1 flex-col">
        {isJson && view === "tree" && <Tree text={text.text} />}
      </TabPanel>
      <TabPanel value="facts" className="flex min-h-0 flex-1 flex-col">
        {facts && <OutputBody output={facts} />}
      </TabPanel>
    </Tabs>
  );
}

function Tree({ text }: { text: string }) {
  const root = useMemo(() => parseJson(text), [text]);
  // Another document is another tree.
  return <JsonTree key={text.length} root={root} />;
}

function CappedText({ output: { text, name } }: { output: TextOutput }) {
  const isLong = text.length > MAX_SHOWN;
  const shown = isLong ? text.slice(0, text.lastIndexOf("\n", MAX_SHOWN) + 1 || MAX_SHOWN) : text;
  return (
    <>
      {isLong && (
        <output className="block border-b border-line-1 bg-amber-soft px-4 py-2 text-13 text-amber-text">
          This is the beginning: {formatNumber(shown.length)} of {formatNumber(text.length)} characters. The download
          has all of them.
        </output>
      )}
      <CodeView
        text={shown}
        language={languageOf(name)}
        label={name}
        className="flex-1 max-lg:h-[60dvh] max-lg:flex-none"
      />
    </>
  );
}
