import { toolPage } from "../../app-context/tool-pages.ts";
import { ToolTabs } from "../../kit/tool-tabs/tool-tabs.tsx";
import { TailwindPanel } from "./tailwind-panel.tsx";

const groups = ["class-order", "responsive", "color-extractor", "tailwind-config"];

export default function TailwindUtilities() {
  return <ToolTabs page={toolPage("/tailwind-utilities")} groups={groups} Panel={TailwindPanel} />;
}
