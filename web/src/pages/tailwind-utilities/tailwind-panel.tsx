import type { AnyTool } from "@toolbox/core";
import { OutputsView } from "../../kit/result/outputs-view.tsx";
import { ToolPage, type ToolPageProps } from "../../kit/tool-page/tool-page.tsx";
import type { LoadedPanelProps } from "../../kit/tool-tabs/tool-tabs.tsx";
import { useTool } from "../../kit/tool-page/use-tool.ts";
import { BreakpointRows } from "./breakpoint-rows.tsx";
import { ClassResult } from "./class-result.tsx";
import { ExtractedColors } from "./extracted-colors.tsx";
import { ScaleRows } from "./scale-rows.tsx";

type Own = Pick<ToolPageProps<AnyTool["fields"]>, "Result" | "empty" | "copyToast">;

const line = "Shown behind: an example.";
const own: Readonly<Record<string, Own>> = {
  "class-order": {
    Result: ClassResult,
    empty: { title: "Paste classes to see them in order.", line, hasLightExample: true },
    copyToast: { title: "Copied!", description: "Classes copied to clipboard." },
  },
  responsive: {
    Result: BreakpointRows,
    empty: { title: "Write utilities for a width to see the classes here.", line },
  },
  "color-extractor": {
    Result: ExtractedColors,
    empty: {
      title: "Extract the colors of a config to see them here.",
      line: "Shown behind: those of the config at the left.",
    },
  },
  "tailwind-config": {
    Result: ({ outputs, isGhost }) => (
      <div className="flex min-h-0 flex-1 flex-col">
        <ScaleRows outputs={outputs} />
        <OutputsView outputs={outputs.filter((output) => output.kind === "text")} inert={isGhost} />
      </div>
    ),
    empty: { title: "Fill in the form to see the config here.", line },
  },
};

/** One tool of the page. All but the extractor, which has a toast for what it refuses, follow each change. */
export function TailwindPanel({ tool, ...place }: LoadedPanelProps) {
  const state = useTool(tool, { live: tool.id !== "color-extractor" });
  return <ToolPage state={state} wideForm {...own[tool.id]} {...place} />;
}
