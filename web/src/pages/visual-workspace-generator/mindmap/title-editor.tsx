import { useEffect, useLayoutEffect, useRef } from "react";
import type { Rect } from "@toolbox/core";
import { toScreen } from "../../../kit/canvas-view/camera.ts";
import type { Viewport } from "../../../kit/canvas-view/viewport.ts";

/** A field over the box of a node, as large as it is on the screen, to rename it in place. */
export function TitleEditor({ viewport, box, title, onDone }: TitleEditorProps) {
  const field = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useLayoutEffect(() => {
    const place = () => {
      const element = field.current;
      if (!element) return;
      const { camera } = viewport;
      const corner = toScreen(camera, box);
      // Never smaller than a field one can read.
      const width = Math.max(160, box.width * camera.scale);
      const height = Math.max(32, Math.min(48, box.height * camera.scale));
      const top = corner.y + (box.height * camera.scale - height) / 2;
      element.style.width = `${width}px`;
      element.style.height = `${height}px`;
      element.style.translate = `${corner.x + (box.width * camera.scale - width) / 2}px ${top}px`;
    };
    place();
    return viewport.subscribe(place);
  }, [viewport, box]);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const finish = (value: string | null) => {
    if (isOver.current) return;
    isOver.current = true;
    onDone(value);
  };
  return (
    <input
      ref={field}
      type="text"
      aria-label="Title"
      defaultValue={title}
      className="absolute top-0 left-0 z-2 rounded-control border border-focus bg-surface-2 px-2.5 text-13 font-title text-text-1 shadow-float outline-2 -outline-offset-1 outline-focus"
      onBlur={(event) => finish(event.target.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        if (event.key === "Enter") finish(event.currentTarget.value);
        if (event.key === "Escape") finish(null);
      }}
    />
  );
}

type TitleEditorProps = {
  viewport: Viewport;
  /** In content pixels. */
  box: Rect;
  title: string;
  /** The new title; null leaves the old one. */
  onDone: (title: string | null) => void;
};
