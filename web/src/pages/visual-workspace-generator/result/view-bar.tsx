import { Select } from "../../../kit/select.tsx";
import { Segments } from "../../../kit/segments.tsx";
import { Switch } from "../../../kit/switch.tsx";
import { Button } from "../../../kit/button.tsx";
import { Download } from "lucide-react";
import { useTheme } from "../../../frame/theme.ts";
import { useWorkspace } from "../store/use-workspace.ts";

const themes = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;
const colorSchemes = [
  { value: "default", label: "Default" },
  { value: "status", label: "By Status" },
  { value: "priority", label: "By Priority" },
  { value: "tags", label: "By Tags" },
] as const;
const layouts = [
  { value: "hierarchical", label: "Hierarchical" },
  { value: "radial", label: "Radial" },
  { value: "force-directed", label: "Force-Directed" },
] as const;

/** How the workspace is shown, and its pictures. */
export function ViewBar({ onExport, busy }: ViewBarProps) {
  const { record, store } = useWorkspace();
  const { view } = record;
  const app = useTheme();
  // The choices say what they are; where room is short, that is enough.
  const name = "@max-5xl:hidden";
  const icons = "@max-5xl:[&>svg]:hidden";
  const label = "flex flex-none items-center gap-2 text-12 text-text-3";
  return (
    <div className="flex min-h-panehead flex-none items-center gap-x-3 gap-y-1.5 border-b border-line-1 px-4 py-1.5 max-md:overflow-x-auto max-md:[scrollbar-width:none] md:flex-wrap @max-5xl:gap-x-2">
      <div className={label}>
        <span aria-hidden="true" className={name}>
          Theme
        </span>
        <Segments
          size="sm"
          label="Theme"
          value={view.theme ?? app.theme}
          options={themes}
          onValue={(theme) => store.setView({ theme })}
        />
      </div>
      <div className={label}>
        <span aria-hidden="true" className={name}>
          Colors
        </span>
        <span className="w-28 [&_select]:min-h-control-sm [&_select]:py-0.75">
          <Select
            aria-label="Colors"
            value={view.colorScheme}
            options={colorSchemes}
            onValue={(colorScheme) => store.setView({ colorScheme })}
          />
        </span>
      </div>
      <div className={label}>
        <span aria-hidden="true" className={name}>
          Layout
        </span>
        <Segments
          size="sm"
          label="Layout"
          value={view.layout}
          options={layouts}
          onValue={(layout) => store.setView({ layout })}
        />
      </div>
      <Switch
        className="flex-none"
        label="Connections"
        checked={view.showConnections}
        onChecked={(showConnections) => store.setView({ showConnections })}
      />
      <Switch
        className="flex-none"
        label="Progress"
        checked={view.showProgress}
        onChecked={(showProgress) => store.setView({ showProgress })}
      />
      <span className="ml-auto flex flex-none gap-1">
        <Button size="sm" icon={Download} busy={busy === "png"} className={icons} onClick={() => onExport("png")}>
          PNG
        </Button>
        <Button size="sm" icon={Download} busy={busy === "svg"} className={icons} onClick={() => onExport("svg")}>
          SVG
        </Button>
      </span>
    </div>
  );
}

type ViewBarProps = {
  onExport: (kind: "png" | "svg") => void;
  /** The picture being made. */
  busy: string | null;
};
