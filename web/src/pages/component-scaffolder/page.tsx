import { tool } from "@toolbox/core/tools/component/tool.ts";
import { ToolPage } from "../../kit/tool-page/tool-page.tsx";
import { useTool } from "../../kit/tool-page/use-tool.ts";

export default function ComponentScaffolder() {
  return (
    <ToolPage
      state={useTool(tool)}
      empty={{ title: "Name a component and generate it.", line: "Shown behind: a card with its test and story." }}
      copyToast={{ title: "Copied!", description: "Component code copied to clipboard." }}
    />
  );
}
