import type { Output } from "@toolbox/core";
import { tool } from "@toolbox/core/tools/responsive/tool.ts";
import { type ReactNode, useCallback } from "react";
import { ToolPage } from "../../kit/tool-page/tool-page.tsx";
import { useTool } from "../../kit/tool-page/use-tool.ts";
import { withToolInLink } from "../../kit/with-tool-in-link.ts";
import { BreakpointRows } from "./breakpoint-rows.tsx";

/** The tab Responsive Helper: one list of classes, and what of it applies at the chosen width. */
export function ResponsivePanel({ list }: { list: ReactNode }) {
  const state = useTool(tool, { live: true });
  const { width } = state.input;
  const renderResult = useCallback(
    (outputs: readonly Output[], { isGhost }: { isGhost: boolean }) => (
      <BreakpointRows outputs={outputs} width={width} isGhost={isGhost} />
    ),
    [width],
  );
  return (
    <ToolPage
      state={withToolInLink(state)}
      tabs={{ list, value: tool.id }}
      wideForm
      renderResult={renderResult}
      empty={{ title: "Write utilities for a width to see the classes here.", line: "Shown behind: an example." }}
    />
  );
}
