import type { OgInput } from "@toolbox/core/graphics/og-image/fields.ts";
import type { Rect } from "@toolbox/core";
import { logoBox, MARGIN } from "@toolbox/core/graphics/og-image/draw/logo-box.ts";
import type { OgSize } from "@toolbox/core/graphics/og-image/sizes.ts";
import { Check, Copy, Download } from "lucide-react";
import { useState } from "react";
import { Button } from "../../kit/elements/button.tsx";
import { ImageStage } from "../../kit/result/image/image-stage.tsx";
import { PaneHeader } from "../../kit/result/pane-header.tsx";
import { Switch } from "../../kit/inputs/switch.tsx";
import { useShortcut } from "../../kit/elements/use-shortcut.ts";
import { useZoom } from "../../kit/canvas-view/use-zoom.ts";
import { ZoomControls } from "../../kit/canvas-view/zoom-controls.tsx";
import { type Drawn, OgCanvas } from "./og-canvas.tsx";
import { copyOgImage, type OgDownloads } from "./og-downloads.ts";

/** The picture as it is being typed, with rulers, the margins that text and logo keep, and the ways out. */
export function OgPreview({ input, size, logo, downloads, onDrawn }: OgPreviewProps) {
  const zoom = useZoom();
  const [hasMargins, setMargins] = useState(false);
  const copy = () => void copyOgImage(downloads, size);
  const downloadAll = () => void downloads.downloadAll();
  useShortcut("mod+shift+c", "Copy image", copy);
  useShortcut("mod+s", "Download all", downloadAll);
  return (
    <>
      <PaneHeader
        title="Preview"
        measure={`${size.width} × ${size.height}`}
        actions={
          <>
            <Switch label="Margins" checked={hasMargins} onChecked={setMargins} className="max-md:hidden" />
            <ZoomControls zoom={zoom} />
            <Button size="sm" icon={downloads.isCopied ? Check : Copy} aria-label="Copy image" onClick={copy}>
              {downloads.isCopied ? "Copied!" : "Copy"}
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
            <output className="sr-only">{downloads.isCopied && "Copied!"}</output>
          </>
        }
      />
      <ImageStage image={null} width={size.width} height={size.height} alt="" zoom={zoom} className="flex-1">
        <OgCanvas
          input={input}
          size={size}
          scale={Math.min(1, Math.ceil(zoom.scale * window.devicePixelRatio * 20) / 20)}
          label={`Preview: ${input.title.trim() || "no title"}`}
          className="block size-full"
          onDrawn={onDrawn}
        />
        {hasMargins && <Margins size={size} logo={logo && logoBox(size, logo, input)} />}
      </ImageStage>
    </>
  );
}

/** The margin all around, and the box of the logo. */
function Margins({ size, logo }: { size: OgSize; logo: Rect | null }) {
  const line = { fill: "none", stroke: "var(--accent-line)", strokeWidth: 1.5 } as const;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${size.width} ${size.height}`} className="absolute inset-0 size-full">
      <rect
        x={MARGIN}
        y={MARGIN}
        width={size.width - 2 * MARGIN}
        height={size.height - 2 * MARGIN}
        strokeDasharray="6 6"
        {...line}
      />
      {logo && <rect {...logo} {...line} />}
    </svg>
  );
}

type OgPreviewProps = {
  input: OgInput;
  size: OgSize;
  logo: Drawn["logo"];
  downloads: OgDownloads;
  onDrawn: (drawn: Drawn) => void;
};
