import { toolPage } from "../../app-context/tool-pages.ts";
import { ToolTabs } from "../../kit/tool-tabs/tool-tabs.tsx";
import { UtilityPanel } from "./utility-panel.tsx";

const groups = [
  { label: "Generators", tools: ["uuid", "slug", "password", "quick-palette"] },
  { label: "Converters", tools: ["base64", "hash"] },
  { label: "Validators", tools: ["email", "webhook"] },
  { label: "Formatters", tools: ["json"] },
  { label: "Colors", tools: ["color", "contrast", "palette", "color-scale"] },
];

const colorPanels = () => import("./color-panels.tsx");
const panels = {
  color: async () => (await colorPanels()).ColorPanel,
  contrast: async () => (await colorPanels()).ContrastPanel,
  palette: async () => (await colorPanels()).PalettePanel,
  "color-scale": async () => (await colorPanels()).ScalePanel,
  "quick-palette": async () => (await colorPanels()).QuickPalettePanel,
  // The same as on its own page.
  json: async () => (await import("../regex-json/json/json-panel.tsx")).JsonPanel,
};

export default function DevUtilities() {
  return <ToolTabs page={toolPage("/dev-utilities")} groups={groups} panels={panels} Panel={UtilityPanel} />;
}
