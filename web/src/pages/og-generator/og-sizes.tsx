import type { FileOutput, Output } from "@toolbox/core";
import type { OgInput } from "@toolbox/core/graphics/og-image/fields.ts";
import { ogMetaTags } from "@toolbox/core/graphics/og-image/meta-tags.ts";
import { chosenSizes, ogFileName, type OgSize, ogSizes } from "@toolbox/core/graphics/og-image/sizes.ts";
import { Copy, Download, FileArchive } from "lucide-react";
import { useMemo } from "react";
import { Button } from "../../kit/elements/button.tsx";
import { CopyButton } from "../../kit/result/copy-button.tsx";
import { IconButton } from "../../kit/elements/icon-button.tsx";
import type { ImageSource } from "../../kit/files/use-image-preview.ts";
import { SizesStrip } from "../../kit/result/image/sizes-strip.tsx";
import { copyOgImage, type OgDownloads } from "./og-downloads.ts";

const metaToast = { title: "Meta Tags Copied", description: "Paste them into the head of the page." };

/** One card per size, and under them the tags that show the pictures and everything in one ZIP. */
export function OgSizes({ input, outputs, downloads }: OgSizesProps) {
  const sizes = chosenSizes(input);
  const cells = useCells(sizes, input.format, outputs);
  const [first = ogSizes[0]] = sizes;
  return (
    <>
      <SizesStrip
        sizes={cells.map(({ size, name, image, bytes }) => ({
          id: name,
          label: size.label,
          width: size.width,
          height: size.height,
          image,
          bytes,
          actions: <SizeActions size={size} name={name} downloads={downloads} />,
        }))}
      />
      <div className="flex flex-none flex-wrap items-center gap-x-3 gap-y-2 border-t border-line-1 px-4 py-2">
        <p className="min-w-0 flex-1 basis-56 truncate text-12 text-text-3">
          Meta tags for <span className="mono">{ogFileName(first, input.format)}</span>
        </p>
        <CopyButton source={() => ogMetaTags(input)} toast={metaToast}>
          Copy meta tags
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
      </div>
    </>
  );
}

function SizeActions({ size, name, downloads }: SizeActionsProps) {
  return (
    <>
      <Button
        size="sm"
        icon={Download}
        className="min-w-0 flex-1"
        busy={downloads.busy === name}
        busyLabel="Generating..."
        aria-label={`Download ${name}`}
        onClick={() => void downloads.downloadOne(name)}
      >
        Download
      </Button>
      <IconButton
        icon={Copy}
        label={`Copy the image for ${size.label}`}
        className="border border-line-2"
        onClick={() => void copyOgImage(downloads, size)}
      />
    </>
  );
}

/** The sizes with what was made of them; the image sources stay the same while the files do. */
function useCells(sizes: readonly OgSize[], format: OgInput["format"], outputs: readonly Output[] | null) {
  const made = useMemo(
    () => new Map(outputs?.flatMap((output) => (output.kind === "facts" ? [] : [[output.name, imageOf(output)]]))),
    [outputs],
  );
  return sizes.map((size) => {
    const name = ogFileName(size, format);
    return { size, name, image: made.get(name) ?? null, bytes: made.get(name)?.size };
  });
}

function imageOf(output: FileOutput): ImageSource & { readonly size: number } {
  const bytes = output.kind === "text" ? new TextEncoder().encode(output.text) : output.bytes;
  return { name: output.name, type: output.mime, size: bytes.length, bytes: async () => bytes };
}

type OgSizesProps = {
  input: OgInput;
  outputs: readonly Output[] | null;
  downloads: OgDownloads;
};
type SizeActionsProps = {
  size: OgSize;
  name: string;
  downloads: OgDownloads;
};
