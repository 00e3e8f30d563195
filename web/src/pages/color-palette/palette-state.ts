import type { tool } from "@toolbox/core/tools/palette/tool.ts";
import type { ToolState } from "../../kit/tool-page/use-tool.ts";

export type PaletteState = ToolState<typeof tool.fields>;
