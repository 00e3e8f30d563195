import { tool } from "@toolbox/core/tools/markdown-pdf/tool.ts";
import { ToolPage } from "../kit/tool-page.tsx";
import { useTool } from "../kit/use-tool.ts";

export default function MarkdownPdf() {
  return <ToolPage state={useTool(tool)} />;
}
