import type { FileHandle } from "@toolbox/core";
import type { HtmlOptions } from "@toolbox/core/documents/markdown/html/html-options.ts";
import { imagePlace, safeHref } from "@toolbox/core/documents/markdown/html/safe-href.ts";
import { useEffect, useMemo, useState } from "react";

type Highlight = NonNullable<HtmlOptions["highlight"]>;

/** How the preview writes links, pictures and code. The same object as long as nothing of that changes. */
export function usePreviewOptions(images: readonly FileHandle[], hasCode: boolean, readsHtml: boolean): HtmlOptions {
  const urls = useImageUrls(images);
  const [highlight, setHighlight] = useState<Highlight>();
  useEffect(() => {
    if (!hasCode || highlight) return;
    let isGone = false;
    void import("@toolbox/core/documents/markdown/theme/highlight-code.ts").then(({ highlightCode }) => {
      if (!isGone) setHighlight(() => highlightCode);
    });
    return () => {
      isGone = true;
    };
  }, [hasCode, highlight]);
  return useMemo(
    () => ({
      // A path leads nowhere from here: only anchors and other sites are followed.
      href: (href) => (/^(?:#|https?:|mailto:)/i.test(href.trim()) ? safeHref(href) : undefined),
      opensTabs: true,
      readsHtml,
      image({ src }) {
        const place = imagePlace(src);
        if (place.kind === "data") return { src: place.src };
        const url = place.kind === "local" ? urls.get(nameOf(place.path)) : undefined;
        return url === undefined ? undefined : { src: url };
      },
      ...(highlight ? { highlight } : {}),
    }),
    [urls, highlight, readsHtml],
  );
}

/** Addresses of the given pictures by their names in lower case. */
function useImageUrls(images: readonly FileHandle[]): ReadonlyMap<string, string> {
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let isGone = false;
    const made: string[] = [];
    const open = async () => {
      const entries: [string, string][] = [];
      for (const image of images) {
        const url = URL.createObjectURL(new Blob([(await image.bytes()) as BlobPart], { type: image.type }));
        made.push(url);
        entries.push([image.name.toLowerCase(), url]);
      }
      if (!isGone) setUrls((now) => (now.size === 0 && entries.length === 0 ? now : new Map(entries)));
    };
    void open();
    return () => {
      isGone = true;
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [images]);
  return urls;
}

const nameOf = (path: string): string => (path.split(/[/\\]/).at(-1) ?? "").toLowerCase();
