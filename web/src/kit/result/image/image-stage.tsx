import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Size } from "@toolbox/core";
import { cx } from "../../elements/cx.ts";
import { Ruler } from "./ruler.tsx";
import { type ImageSource, useImagePreview } from "../../files/use-image-preview.ts";
import type { Zoom } from "../../canvas-view/use-zoom.ts";

const ruler = 24;
const margin = 32;

/**
 * An image at true proportion in the middle of its ground, with rulers in its own pixels on wide screens. Fills its
 * container. What is drawn over the image (`children`) lives in a box of exactly the image's place, in percent.
 */
export function ImageStage({
  image,
  width,
  height,
  alt,
  ground = "plain",
  zoom,
  className,
  children,
}: ImageStageProps) {
  const preview = useImagePreview(image);
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Size | null>(null);
  const { setFitted } = zoom;

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const withRulers = room !== null && room.width >= 560 && room.height >= 300;
  const edge = withRulers ? ruler : 0;
  const fitted = room
    ? Math.min(
        1,
        (room.width - edge - 2 * (withRulers ? margin : 16)) / width,
        (room.height - edge - 2 * (withRulers ? margin : 16)) / height,
      )
    : 1;
  useEffect(() => {
    if (room) setFitted(Math.max(0.02, fitted));
  }, [room, fitted, setFitted]);

  const shown = { width: width * zoom.scale, height: height * zoom.scale };
  const inner = { width: (room?.width ?? 0) - edge, height: (room?.height ?? 0) - edge };
  const fits = shown.width <= inner.width && shown.height <= inner.height;
  const left = Math.max(margin / 2, (inner.width - shown.width) / 2);
  const top = Math.max(margin / 2, (inner.height - shown.height) / 2);
  return (
    <div ref={stage} className={cx("relative min-h-65 overflow-hidden bg-surface-0", className)}>
      {room && (
        <div
          className={cx("scrollbar-quiet inner-ring absolute", fits ? "overflow-hidden" : "overflow-auto")}
          style={{ left: edge, top: edge, right: 0, bottom: 0 }}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={fits ? undefined : 0}
        >
          <div
            className={cx("absolute outline outline-line-2", ground === "checker" && "checker")}
            style={{ left, top, ...shown }}
          >
            {preview && <img src={preview.url} alt={alt} className="block size-full" />}
            {children}
          </div>
        </div>
      )}
      {withRulers && fits && (
        <>
          <Ruler axis="x" length={width} scale={zoom.scale} offset={left} room={inner.width} />
          <Ruler axis="y" length={height} scale={zoom.scale} offset={top} room={inner.height} />
          <span className="absolute top-0 left-0 size-6 border-r border-b border-line-1 bg-surface-1" />
        </>
      )}
    </div>
  );
}

export type ImageStageProps = {
  /** Null while there is none yet: the frame is already there. */
  image: ImageSource | null;
  /** In the image's own pixels. */
  width: number;
  height: number;
  alt: string;
  /** `checker` for images with transparent parts. */
  ground?: "plain" | "checker" | undefined;
  zoom: Zoom;
  className?: string | undefined;
  children?: ReactNode;
};
