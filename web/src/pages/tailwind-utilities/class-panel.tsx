import type { Output } from "@toolbox/core";
import { tool } from "@toolbox/core/tools/class-order/tool.ts";
import type { ReactNode } from "react";
import { ToolPage } from "../../kit/tool-page/tool-page.tsx";
import { useTool } from "../../kit/tool-page/use-tool.ts";
import { withToolInLink } from "../../kit/with-tool-in-link.ts";
import { ClassResult } from "./class-result.tsx";

const renderResult = (outputs: readonly Output[], { isGhost }: { isGhost: boolean }) => (
  <ClassResult outputs={outputs} isGhost={isGhost} />
);

/** The tab Class Optimizer: classes in order as one types. */
export function ClassPanel({ list }: { list: ReactNode }) {
  const state = useTool(tool, { live: true });
  return (
    <ToolPage
      state={withToolInLink(state)}
      tabs={{ list, value: tool.id }}
      wideForm
      renderResult={renderResult}
      empty={{ title: "Paste classes to see them in order.", line: "Shown behind: an example.", hasLightExample: true }}
      copyToast={{ title: "Copied!", description: "Classes copied to clipboard." }}
    />
  );
}
