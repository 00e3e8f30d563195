import type { Output } from "@toolbox/core";
import { tool } from "@toolbox/core/tools/tailwind-config/tool.ts";
import type { ReactNode } from "react";
import { OutputsView } from "../../kit/result/outputs-view.tsx";
import { ToolPage } from "../../kit/tool-page/tool-page.tsx";
import { useTool } from "../../kit/tool-page/use-tool.ts";
import { withToolInLink } from "../../kit/with-tool-in-link.ts";
import { ScaleRows } from "./scale-rows.tsx";

const renderResult = (outputs: readonly Output[], { isGhost }: { isGhost: boolean }) => (
  <div className="flex min-h-0 flex-1 flex-col">
    <ScaleRows outputs={outputs} />
    <OutputsView outputs={outputs.filter((output) => output.kind === "text")} inert={isGhost} />
  </div>
);

/** The tab Config Generator: the file is written as one chooses. */
export function ConfigPanel({ list }: { list: ReactNode }) {
  const state = useTool(tool, { live: true });
  return (
    <ToolPage
      state={withToolInLink(state)}
      tabs={{ list, value: tool.id }}
      wideForm
      renderResult={renderResult}
      empty={{ title: "Fill in the form to see the config here.", line: "Shown behind: an example." }}
    />
  );
}
