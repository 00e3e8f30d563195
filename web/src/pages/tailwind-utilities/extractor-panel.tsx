import type { Output } from "@toolbox/core";
import { tool } from "@toolbox/core/tools/color-extractor/tool.ts";
import type { ReactNode } from "react";
import { ToolPage } from "../../kit/tool-page/tool-page.tsx";
import { useTool } from "../../kit/tool-page/use-tool.ts";
import { withToolInLink } from "../../kit/with-tool-in-link.ts";
import { ExtractedColors } from "./extracted-colors.tsx";

const renderResult = (outputs: readonly Output[], { isGhost }: { isGhost: boolean }) => (
  <ExtractedColors outputs={outputs} isGhost={isGhost} />
);

/** The tab Color Extractor: the colors of a pasted config as swatches and as a file. */
export function ExtractorPanel({ list }: { list: ReactNode }) {
  const state = useTool(tool);
  return (
    <ToolPage
      state={withToolInLink(state)}
      tabs={{ list, value: tool.id }}
      wideForm
      renderResult={renderResult}
      empty={{
        title: "Extract the colors of a config to see them here.",
        line: "Shown behind: those of the config at the left.",
      }}
    />
  );
}
