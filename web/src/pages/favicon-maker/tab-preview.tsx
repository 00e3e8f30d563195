import type { TextOutput } from "@toolbox/core";
import type { faviconFields } from "@toolbox/core/tools/favicon/fields.ts";
import type { Mark } from "@toolbox/core/tools/favicon/mark.ts";
import { ArrowLeft, ArrowRight, Plus, RotateCw, X } from "lucide-react";
import { useMemo } from "react";
import type { ToolState } from "../../kit/tool-page/use-tool.ts";
import { IconCanvas } from "./icon-canvas.tsx";

/** A browser window's head with the icon in its tab: favicon.svg itself, which may change its colors where it is dark. */
export function TabPreview({ state, mark, theme }: TabPreviewProps) {
  const { meant: input, outputs } = state;
  const svg = outputs?.find((output): output is TextOutput => output.name === "favicon.svg")?.text;
  const source = useMemo(() => svg && `data:image/svg+xml,${encodeURIComponent(svg)}`, [svg]);
  return (
    <figure
      data-theme={theme}
      aria-label={`The icon in a ${theme} browser tab`}
      className="m-0 overflow-hidden rounded-card border border-line-2 bg-surface-active text-text-1"
    >
      <div className="flex items-end gap-1 px-2 pt-2">
        <div className="flex min-w-0 flex-1 basis-2/3 items-center gap-2 rounded-t-card bg-surface-1 px-3 py-2">
          {source ? (
            <img src={source} alt="" width={16} height={16} className="flex-none" style={{ colorScheme: theme }} />
          ) : (
            <IconCanvas mark={mark} look={input} kind="icon" size={16} className="flex-none" />
          )}
          <span className="truncate text-12">{input.siteName.trim()}</span>
          <X className="ml-auto size-3 flex-none text-text-3" />
        </div>
        <span className="flex min-w-0 flex-1 items-center gap-2 px-3 py-2 text-12 text-text-3">
          <span className="size-4 flex-none rounded-mark bg-line-2" />
          <span className="h-1.5 w-full max-w-16 rounded-full bg-line-2" />
        </span>
        <Plus className="mb-2.5 size-3.5 flex-none text-text-3" />
      </div>
      <div className="flex items-center gap-3 bg-surface-1 px-3 py-2 text-text-3">
        <ArrowLeft className="size-3.5" />
        <ArrowRight className="size-3.5" />
        <RotateCw className="size-3.5" />
        <span className="mono min-w-0 flex-1 truncate rounded-full bg-surface-inset px-3 py-1 text-12">
          example.com
        </span>
      </div>
    </figure>
  );
}

type TabPreviewProps = { state: ToolState<typeof faviconFields>; mark: Mark | null; theme: "light" | "dark" };
