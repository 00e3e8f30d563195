import { layOutMockup } from "@toolbox/core/tools/mockup/layout.ts";
import type { mockupFields } from "@toolbox/core/tools/mockup/fields.ts";
import { mockupName } from "@toolbox/core/tools/mockup/file-name.ts";
import { Check, Copy, Download } from "lucide-react";
import { Badge } from "../../kit/elements/badge.tsx";
import { Button } from "../../kit/elements/button.tsx";
import { ImageStage } from "../../kit/result/image/image-stage.tsx";
import { PaneHeader } from "../../kit/result/pane-header.tsx";
import type { Downloads } from "../../kit/result/deliver/use-downloads.ts";
import { useShortcut } from "../../kit/elements/use-shortcut.ts";
import type { ToolState } from "../../kit/tool-page/use-tool.ts";
import { useZoom } from "../../kit/canvas-view/use-zoom.ts";
import { ZoomControls } from "../../kit/canvas-view/zoom-controls.tsx";
import { MockupCanvas } from "./mockup-canvas.tsx";
import type { Screenshot } from "./use-screenshot.ts";

const none = { width: 16, height: 10 };

/** The mockup as it is being made, on a sample screen until there is a screenshot, and the ways out. */
export function MockupPreview({ state, screenshot, downloads }: MockupPreviewProps) {
  const { meant: input } = state;
  const zoom = useZoom();
  const { width, height } = layOutMockup(input, screenshot?.picture ?? none);
  const scale = Number(input.scale);
  const name = mockupName(input);
  const copy = () => void downloads.copyImage(name);
  const download = () => void downloads.downloadOne(name);
  useShortcut("mod+shift+c", "Copy image", copy);
  useShortcut("mod+s", "Download", download);
  const device = state.tool.fields.device.options.find((option) => option.value === input.device)?.label;
  return (
    <>
      <PaneHeader
        title="Preview"
        measure={`${width * scale} × ${height * scale}`}
        actions={
          <>
            {screenshot?.isSample && <Badge>Sample screen</Badge>}
            <ZoomControls zoom={zoom} />
            {input.format === "png" && (
              <Button size="sm" icon={downloads.isCopied ? Check : Copy} aria-label="Copy image" onClick={copy}>
                {downloads.isCopied ? "Copied!" : "Copy"}
              </Button>
            )}
            <Button
              size="sm"
              icon={Download}
              keys="mod+s"
              aria-label={`Download ${name}`}
              busy={downloads.busy === name}
              busyLabel="Generating..."
              onClick={download}
            >
              Download
            </Button>
            <output className="sr-only">{downloads.isCopied && "Copied!"}</output>
          </>
        }
      />
      <ImageStage
        image={null}
        width={width}
        height={height}
        alt=""
        ground={input.background === "none" ? "checker" : "plain"}
        zoom={zoom}
        className="flex-1"
      >
        {screenshot && (
          <MockupCanvas
            shot={screenshot}
            look={input}
            scale={Math.min(2, Math.ceil(zoom.scale * window.devicePixelRatio * 20) / 20)}
            label={`Preview: ${screenshot.isSample ? "a sample screen" : (input.image?.name ?? "")}, ${device ?? ""}`}
            className="block size-full"
          />
        )}
      </ImageStage>
    </>
  );
}

type MockupPreviewProps = {
  state: ToolState<typeof mockupFields>;
  screenshot: Screenshot | null;
  downloads: Downloads;
};
