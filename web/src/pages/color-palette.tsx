import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { CenterSpinner } from "../kit/elements/center-spinner.tsx";
import { TabList, Tabs } from "../kit/elements/tabs.tsx";
import { PalettePanel } from "./color-palette/palette-panel.tsx";

const FontPanel = lazy(() =>
  import("./color-palette/font-panel.tsx").then((module) => ({ default: module.FontPanel })),
);

const tabs = [
  { value: "palette", label: "Color Palette" },
  { value: "font-pairs", label: "Font Pairs" },
] as const;

/** `?tool=font-pairs` opens the fonts. */
export default function ColorPalette() {
  const [search, setSearch] = useSearchParams();
  const chosen = tabs.find((tab) => tab.value === search.get("tool"))?.value ?? "palette";
  const choose = (value: string) => setSearch(value === "palette" ? {} : { tool: value }, { replace: true });
  const nav = (
    <div className="flex min-h-panehead items-stretch border-b border-line-1 px-4">
      <TabList label="Color & Font Pairs" tabs={tabs} />
    </div>
  );
  return (
    <Tabs value={chosen} onValue={choose} className="contents">
      {chosen === "palette" ? (
        <PalettePanel nav={nav} />
      ) : (
        <Suspense fallback={<CenterSpinner label="Loading Font Pairs" />}>
          <FontPanel nav={nav} />
        </Suspense>
      )}
    </Tabs>
  );
}
