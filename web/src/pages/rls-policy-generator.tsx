import { tool } from "@toolbox/core/tools/rls/tool.ts";
import { ToolPage } from "../kit/tool-page.tsx";
import { useTool } from "../kit/use-tool.ts";

export default function RlsPolicyGenerator() {
  return <ToolPage state={useTool(tool, { live: true })} />;
}
