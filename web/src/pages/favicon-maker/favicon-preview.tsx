import type { faviconFields } from "@toolbox/core/tools/favicon/fields.ts";
import type { Mark } from "@toolbox/core/tools/favicon/mark.ts";
import { headLines } from "@toolbox/core/tools/favicon/site-files.ts";
import { Download, FileArchive } from "lucide-react";
import { Button } from "../../kit/elements/button.tsx";
import { CopyButton } from "../../kit/result/copy-button.tsx";
import { PaneHeader } from "../../kit/result/pane-header.tsx";
import type { Downloads } from "../../kit/result/deliver/use-downloads.ts";
import { useShortcut } from "../../kit/elements/use-shortcut.ts";
import type { ToolState } from "../../kit/tool-page/use-tool.ts";
import { HomeScreens } from "./home-screens.tsx";
import { IconCanvas } from "./icon-canvas.tsx";
import { TabPreview } from "./tab-preview.tsx";
import { Scene } from "./scene.tsx";

const tagsToast = { title: "Copied!", description: "Paste the lines into the head of the page." };

/** The icon large, at its true sizes, and where people will meet it. */
export function FaviconPreview({ state, mark, downloads }: FaviconPreviewProps) {
  const { meant: input } = state;
  const downloadAll = () => void downloads.downloadAll();
  useShortcut("mod+s", "Download all", downloadAll);
  return (
    <>
      <PaneHeader
        title="Preview"
        measure="512 × 512"
        actions={
          <>
            <CopyButton source={() => headLines(input)} toast={tagsToast}>
              Copy HTML
            </CopyButton>
            <Button
              size="sm"
              icon={FileArchive}
              busy={downloads.busy === "zip"}
              busyLabel="Generating..."
              onClick={() => void downloads.downloadZip()}
            >
              Download ZIP
            </Button>
            <Button
              variant="primary"
              size="sm"
              icon={Download}
              keys="mod+s"
              busy={downloads.busy === "all"}
              busyLabel="Generating..."
              className="max-lg:hidden"
              onClick={downloadAll}
            >
              Download all
            </Button>
          </>
        }
      />
      <div className="scrollbar-quiet grid min-h-0 flex-1 content-center-safe gap-x-10 lg:overflow-auto gap-y-8 bg-surface-0 p-6 max-md:p-4 xl:grid-cols-[auto_minmax(0,1fr)]">
        <div className="grid place-items-center gap-6 self-center">
          <div className="checker grid place-items-center rounded-card border border-line-1 p-6">
            <IconCanvas
              mark={mark}
              look={input}
              kind="icon"
              size={224}
              label={`The icon: ${input.image?.name ?? input.text.trim()}`}
            />
          </div>
          <TrueSizes mark={mark} state={state} />
        </div>
        <div className="grid min-w-0 content-center gap-6">
          <Scene title="Browser tab">
            <div className="grid gap-3 2xl:grid-cols-2">
              <TabPreview state={state} mark={mark} theme="light" />
              <TabPreview state={state} mark={mark} theme="dark" />
            </div>
          </Scene>
          <HomeScreens mark={mark} input={input} />
        </div>
      </div>
    </>
  );
}

/** The small icons pixel by pixel, and the smallest one enlarged. */
function TrueSizes({ mark, state: { meant: input } }: Pick<FaviconPreviewProps, "mark" | "state">) {
  return (
    <ul aria-label="True sizes" className="flex flex-wrap items-end justify-center gap-5">
      {[16, 32, 48].map((size) => (
        <li key={size} className="grid justify-items-center gap-1.5">
          <IconCanvas mark={mark} look={input} kind="icon" size={size} pixels={size} />
          <span className="mono text-12 text-text-3">{size}</span>
        </li>
      ))}
      <li className="grid justify-items-center gap-1.5">
        <IconCanvas mark={mark} look={input} kind="icon" size={64} pixels={16} />
        <span className="mono text-12 text-text-3">16 × 4</span>
      </li>
    </ul>
  );
}

type FaviconPreviewProps = { state: ToolState<typeof faviconFields>; mark: Mark | null; downloads: Downloads };
