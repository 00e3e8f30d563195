import type { ReactNode } from "react";
import { byteSize } from "../../files/byte-size.ts";
import { Verdict } from "../earlier.tsx";
import { type ImageSource, useImagePreview } from "../../files/use-image-preview.ts";

/** The sizes an image is made in, side by side under the stage: thumbnail, name, pixels, actions. */
export function SizesStrip({ sizes }: { sizes: readonly SizeCell[] }) {
  return (
    <ul
      aria-label="Sizes"
      className="grid flex-none border-t border-line-1 max-md:divide-y max-md:divide-line-1 md:auto-cols-fr md:grid-flow-col md:divide-x md:divide-line-1"
    >
      {sizes.map((size) => (
        <li
          key={size.id}
          className="min-w-0 px-4 py-3 max-md:grid max-md:grid-cols-[96px_minmax(0,1fr)] max-md:items-center max-md:gap-x-3"
        >
          <div className="mb-2.5 grid h-22 place-items-center rounded-control border border-line-1 bg-surface-0 p-2 max-md:row-span-2 max-md:mb-0 max-md:h-16">
            <Thumbnail size={size} />
          </div>
          <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-2 max-md:mb-1.5">
            <h3 className="text-13 font-label">{size.label}</h3>
            <span className="mono text-text-3">
              {size.width} × {size.height}
              {size.bytes !== undefined && <Verdict> · {byteSize(size.bytes)}</Verdict>}
            </span>
          </div>
          <div className="flex gap-2">{size.actions}</div>
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ size }: { size: SizeCell }) {
  const preview = useImagePreview(size.image);
  if (!preview) return null;
  return <img src={preview.url} alt="" className="max-h-[70px] max-w-full outline outline-line-2 max-md:max-h-12" />;
}

export type SizeCell = {
  readonly id: string;
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly image: ImageSource | null;
  /** How large its file is. */
  readonly bytes?: number | undefined;
  readonly actions: ReactNode;
};
