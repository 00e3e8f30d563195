import { tool } from "@toolbox/core/tools/workspace/tool.ts";
import type { Export } from "./exports.ts";
import { Select } from "../../../kit/inputs/select.tsx";
import { Segments } from "../../../kit/inputs/segments.tsx";
import { Switch } from "../../../kit/inputs/switch.tsx";
import { Button } from "../../../kit/elements/button.tsx";
import { Download } from "lucide-react";
import { useTheme } from "../../../app-context/theme.ts";
import { useWorkspace } from "../store/use-workspace.ts";

const { theme: themes, colors, layout: layouts, connections, progress } = tool.fields;

/**
 * How the workspace is shown, and its pictures. On a phone it is one row to move sideways: the pictures come first, and
 * its end fades out while there is more.
 */
export function ViewBar({ onExport, busy }: ViewBarProps) {
  const { record, store } = useWorkspace();
  const { view } = record;
  const app = useTheme();
  // The choices say what they are; where room is short, that is enough.
  const name = "@max-5xl:hidden";
  const icons = "@max-5xl:[&>svg]:hidden";
  const label = "flex flex-none items-center gap-2 text-12 text-text-3";
  return (
    <div className="flex min-h-panehead flex-none items-center gap-x-3 gap-y-1.5 border-b border-line-1 px-4 py-1.5 max-md:overflow-x-auto max-md:pr-10 max-md:[mask-image:linear-gradient(to_left,transparent,black_2.5rem)] max-md:[scrollbar-width:none] md:flex-wrap @max-5xl:gap-x-2">
      <div className={label}>
        <span aria-hidden="true" className={name}>
          {themes.label}
        </span>
        <Segments
          size="sm"
          label={themes.label}
          value={view.theme ?? app.theme}
          options={themes.options}
          onValue={(theme) => store.setView({ theme })}
        />
      </div>
      <div className={label}>
        <span aria-hidden="true" className={name}>
          {colors.label}
        </span>
        <span className="w-28 [&_select]:min-h-control-sm [&_select]:py-0.75">
          <Select
            aria-label={colors.label}
            value={view.colorScheme}
            options={colors.options}
            onValue={(colorScheme) => store.setView({ colorScheme })}
          />
        </span>
      </div>
      <div className={label}>
        <span aria-hidden="true" className={name}>
          {layouts.label}
        </span>
        <Segments
          size="sm"
          label={layouts.label}
          value={view.layout}
          options={layouts.options}
          onValue={(layout) => store.setView({ layout })}
        />
      </div>
      <Switch
        className="flex-none"
        label={connections.label}
        checked={view.showConnections}
        onChecked={(showConnections) => store.setView({ showConnections })}
      />
      <Switch
        className="flex-none"
        label={progress.label}
        checked={view.showProgress}
        onChecked={(showProgress) => store.setView({ showProgress })}
      />
      <span className="flex flex-none gap-1 max-md:order-first md:ml-auto">
        <Button
          size="sm"
          icon={Download}
          busy={busy === "png"}
          className={icons}
          onClick={() => onExport({ format: "png" })}
        >
          PNG
        </Button>
        <Button
          size="sm"
          icon={Download}
          busy={busy === "svg"}
          className={icons}
          onClick={() => onExport({ format: "svg" })}
        >
          SVG
        </Button>
      </span>
    </div>
  );
}

type ViewBarProps = {
  onExport: (wanted: Export) => void;
  /** The picture being made. */
  busy: string | null;
};
