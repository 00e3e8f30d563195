import { toolPage } from "../../app-context/tool-pages.ts";
import { ToolTabs } from "../../kit/tool-tabs/tool-tabs.tsx";
import { PalettePanel } from "./palette-panel.tsx";

const groups = [{ label: "Color Palette", tools: ["palette"] }, "font-pairs"];
const panels = {
  palette: async () => PalettePanel,
  "font-pairs": async () => (await import("./font-panel.tsx")).FontPanel,
};

export default function ColorPalette() {
  return <ToolTabs page={toolPage("/color-palette")} groups={groups} panels={panels} />;
}
