import {
  componentName,
  iconCss,
  iconDataUri,
  iconImport,
  iconInline,
  iconJsx,
  type IconOptions,
  iconSvelte,
  iconSvg,
  iconVue,
} from "@toolbox/core/tools/icon/icon-code.ts";
import { drawIcon } from "@toolbox/core/tools/icon/draw-icon.ts";
import type { Icon } from "@toolbox/core/tools/icon/icon.ts";
import { Ellipsis } from "lucide-react";
import { Badge } from "../../kit/elements/badge.tsx";
import { Button } from "../../kit/elements/button.tsx";
import { CopyButton } from "../../kit/result/copy-button.tsx";
import { DownloadButton } from "../../kit/result/download-button.tsx";
import { Menu } from "../../kit/overlay/menu.tsx";
import { useWithheld } from "../../kit/result/earlier.tsx";
import { useSave } from "../../kit/result/deliver/use-save.ts";
import { useCopy } from "../../kit/result/deliver/use-copy.ts";
import { IconDrawing } from "./icon-drawing.tsx";

const copied = (what: string) => ({ title: "Copied!", description: `${what} copied to clipboard.` });

/** The chosen icon, large, and every form it can be taken in. */
export function IconCard({ icon, look }: { icon: Icon; look: IconOptions }) {
  const { save } = useSave();
  const { inert, className: withheld = "" } = useWithheld();
  const { copy } = useCopy(copied("Icon"));
  const forms: readonly (readonly [string, () => string])[] = [
    ["Copy SVG", () => iconSvg(icon, look)],
    ["Copy inline JSX", () => iconInline(icon, look)],
    ["Copy Vue", () => iconVue(icon, look)],
    ["Copy Svelte", () => iconSvelte(icon, look)],
    ["Copy data URI", () => iconDataUri(icon, look)],
    ["Copy CSS mask", () => iconCss(icon, look)],
  ];
  const drawPng = async () => {
    const { browserCanvas } = await import("../../ports/canvas.ts");
    return [await drawIcon(icon, look, { canvas: browserCanvas })];
  };
  return (
    <section aria-label="Selected icon" className="flex flex-col gap-4 p-4">
      <div className="relative grid aspect-square max-h-56 place-items-center overflow-hidden rounded-card border border-line-1 bg-surface-inset text-text-1 max-lg:mx-auto max-lg:w-56">
        <GridLines />
        <div className="relative">
          <IconDrawing icon={icon} look={look} side={144} />
        </div>
      </div>
      <div>
        <h2 className="text-16 wrap-anywhere">{componentName(icon.name)}</h2>
        <p className="mt-1 flex flex-wrap items-center gap-1.5">
          <Badge>{icon.category}</Badge>
          {icon.tags.slice(0, 6).map((tag) => (
            <span key={tag} className="text-12 text-text-3">
              {tag}
            </span>
          ))}
        </p>
      </div>
      <pre className="mono m-0 rounded-control border border-line-1 bg-surface-inset px-2.5 py-2 whitespace-pre-wrap text-text-2">
        {iconImport(icon)}
        {"\n\n"}
        {iconJsx(icon, look)}
      </pre>
      <div className="grid grid-cols-2 gap-2">
        <CopyButton source={iconImport(icon)} label="Copy Import" toast={copied("Import")} size="md">
          Copy Import
        </CopyButton>
        <CopyButton source={iconJsx(icon, look)} label="Copy JSX" toast={copied("JSX")} size="md" keys="mod+shift+c">
          Copy JSX
        </CopyButton>
        <DownloadButton
          files={[{ kind: "text", name: `${icon.name}.svg`, mime: "image/svg+xml", text: iconSvg(icon, look) }]}
          keys="mod+s"
          size="md"
          className="col-span-2"
        >
          Download SVG
        </DownloadButton>
        <Menu
          items={[
            ...forms.map(([label, text]) => ({ label, onSelect: () => void copy(text()) })),
            { kind: "line" },
            { label: "Download PNG", onSelect: () => void save(drawPng) },
          ]}
          renderTrigger={(props) => (
            <Button {...props} size="md" icon={Ellipsis} inert={inert} className={`col-span-2 ${withheld}`}>
              More forms
            </Button>
          )}
        />
      </div>
    </section>
  );
}

/** The 24 by 24 grid the icons are drawn on. */
function GridLines() {
  const lines = Array.from({ length: 25 }, (_, at) => at);
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="absolute size-36 text-line-2" strokeWidth={0.04}>
      {lines.map((at) => (
        <path key={at} d={`M${at} 0V24M0 ${at}H24`} stroke="currentColor" fill="none" />
      ))}
    </svg>
  );
}
