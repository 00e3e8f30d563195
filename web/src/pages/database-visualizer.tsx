import { tool } from "@toolbox/core/tools/schema/tool.ts";
import { ToolPage } from "../kit/tool-page.tsx";
import { useTool } from "../kit/use-tool.ts";

export default function DatabaseVisualizer() {
  return <ToolPage state={useTool(tool)} empty={{ title: "Give SQL, or load the sample." }} />;
}
