import { plural } from "@toolbox/core";
import { useState } from "react";
import { ToolPage } from "../../kit/tool-page/tool-page.tsx";
import { Tabs } from "../../kit/elements/tabs.tsx";
import { MetaCode } from "./meta-code.tsx";
import { MetaForm } from "./meta-form.tsx";
import { MetaPreview } from "./meta-preview.tsx";
import type { MetaTab } from "./meta-tabs.ts";
import { useLocalPicture } from "./use-local-picture.ts";
import { useMetaState } from "./use-meta-state.ts";

export default function MetaTags() {
  const [tab, setTab] = useState<MetaTab>("basic");
  const { state, problems } = useMetaState(setTab);
  const picture = useLocalPicture(state);
  const isExport = tab === "export";
  return (
    <Tabs value={tab} onValue={setTab} className="contents">
      <ToolPage
        state={state}
        form={<MetaForm state={state} problems={problems} picture={picture} />}
        preview={isExport ? undefined : <MetaPreview state={state} problems={problems} picture={picture.shown} />}
        Result={MetaCode}
        empty={{
          title: "Press Generate Meta Tags to write the head of the page.",
          line: "Shown behind: the tags of an article.",
        }}
        facts={
          problems.length === 0
            ? []
            : [
                {
                  id: "held",
                  words: (
                    <>
                      <b>{problems.length}</b> {plural(problems.length, "error holds", "errors hold")} back the export
                    </>
                  ),
                },
              ]
        }
      />
    </Tabs>
  );
}
