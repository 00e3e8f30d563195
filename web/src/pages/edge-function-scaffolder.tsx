import { tool } from "@toolbox/core/tools/edge-function/tool.ts";
import { ToolPage } from "../kit/tool-page.tsx";
import { useTool } from "../kit/use-tool.ts";

export default function EdgeFunctionScaffolder() {
  return <ToolPage state={useTool(tool, { live: true })} />;
}
