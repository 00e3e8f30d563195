import type { EditorView } from "@codemirror/view";
import type { FileHandle } from "@toolbox/core";
import type { ThemeId } from "@toolbox/core/documents/markdown/theme/themes.ts";
import { type RefObject, useEffect, useRef, useState } from "react";
import { FRAME_SANDBOX, frameCss, framePage } from "./frame-page.ts";
import { LivePreview } from "./live-preview.ts";
import type { Note } from "./preview-notes.tsx";
import { followEditor, followPreview } from "./scroll-sync.ts";
import { usePreviewOptions } from "./use-preview-options.ts";

/** Characters that are shown as one types. More would make the page wait. */
export const SHOWN = 100_000;

/** The document as it will look, in a frame that runs nothing and loads nothing. Scrolls with the editor. */
export function PreviewFrame({ text, theme, images, readsHtml, editor, onRead }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const preview = useRef<LivePreview>(null);
  const [page, setPage] = useState<Document | null>(null);
  const options = usePreviewOptions(images, /^ {0,3}(?:```|~~~)/m.test(text), readsHtml);
  const shown = text.length > SHOWN ? text.slice(0, text.lastIndexOf("\n", SHOWN) + 1 || SHOWN) : text;

  useEffect(() => {
    preview.current = page && new LivePreview(page);
  }, [page]);

  useEffect(() => {
    const style = page?.querySelector("style");
    if (style) style.textContent = frameCss(theme);
  }, [page, theme]);

  useEffect(() => {
    if (!page) return;
    const waiting = requestAnimationFrame(() => {
      const start = performance.now();
      const reading = preview.current?.show(shown, options);
      if (reading) onRead({ problems: reading.problems, ms: performance.now() - start });
    });
    return () => cancelAnimationFrame(waiting);
  }, [page, shown, options, onRead]);

  useFollowing(page, editor, preview);

  return (
    <iframe
      ref={frame}
      title="Preview"
      sandbox={FRAME_SANDBOX}
      srcDoc={framePage}
      onLoad={() => setPage(frame.current?.contentDocument ?? null)}
      className="block min-h-0 w-full flex-1 border-0 max-lg:h-[70vh] max-lg:flex-none"
    />
  );
}

/** The pane that the pointer or the keys are in leads, the other follows. */
function useFollowing(page: Document | null, editor: EditorView | null, preview: RefObject<LivePreview | null>): void {
  useEffect(() => {
    const view = page?.defaultView;
    if (!view || !editor) return;
    let leader: "editor" | "preview" | undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const lead = (who: typeof leader) => () => {
      leader = who;
    };
    for (const name of ["pointerover", "wheel", "touchstart", "keydown"] as const) {
      editor.scrollDOM.addEventListener(name, lead("editor"), { signal, passive: true });
      page.addEventListener(name, lead("preview"), { signal, passive: true });
    }
    const places = () => preview.current?.places() ?? [];
    editor.scrollDOM.addEventListener(
      "scroll",
      () => {
        if (leader !== "preview") followEditor(editor, view, places());
      },
      { signal, passive: true },
    );
    page.addEventListener(
      "scroll",
      () => {
        if (leader === "preview") followPreview(view, editor, places());
      },
      { signal, passive: true },
    );
    return () => stop.abort();
  }, [page, editor, preview]);
}

/** What could not be followed, and how long it took to show, in milliseconds. */
export interface PreviewRead {
  readonly problems: readonly Note[];
  readonly ms: number;
}

type PreviewFrameProps = {
  text: string;
  theme: ThemeId;
  images: readonly FileHandle[];
  /** Raw HTML is read, not shown as text. */
  readsHtml: boolean;
  editor: EditorView | null;
  onRead: (read: PreviewRead) => void;
};
