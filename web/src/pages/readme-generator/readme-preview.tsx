import { parseMarkdown } from "@toolbox/core/documents/markdown/parse/parse-markdown.ts";
import { renderHtml } from "@toolbox/core/documents/markdown/html/render-html.ts";
import { badgePicture } from "@toolbox/core/tools/readme/badge-picture.ts";
import { useEffect, useMemo, useRef, useState } from "react";
import { FRAME_SANDBOX, frameCss, framePage } from "../markdown-pdf/preview/frame-page.ts";

/** A README as a code host shows it, in a frame that runs nothing and loads nothing; badges are drawn here. */
export function ReadmePreview({ text }: { text: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const html = useMemo(
    () => renderHtml(parseMarkdown(withoutComments(text)), { readsHtml: true, image: picture }),
    [text],
  );
  useEffect(() => {
    if (!page) return;
    const style = page.querySelector("style");
    if (style) style.textContent = frameCss("github");
    const main = page.querySelector("main");
    if (main) main.innerHTML = html;
  }, [page, html]);
  return (
    <iframe
      ref={frame}
      title="Preview of README.md"
      sandbox={FRAME_SANDBOX}
      srcDoc={framePage}
      onLoad={() => setPage(frame.current?.contentDocument ?? null)}
      className="block min-h-0 w-full flex-1 border-0 max-lg:h-[70vh] max-lg:flex-none"
    />
  );
}

/** Marks of ours and notes of the author: code hosts show none of them. */
const withoutComments = (text: string): string => text.replaceAll(/^<!--(?:(?!-->)[\s\S])*-->\n?/gm, "");

function picture({ src }: { readonly src: string }) {
  const badge = badgePicture(src);
  return (
    badge && { src: `data:image/svg+xml,${encodeURIComponent(badge.svg)}`, width: badge.width, height: badge.height }
  );
}
