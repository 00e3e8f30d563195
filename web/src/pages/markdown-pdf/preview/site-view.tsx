import type { FileOutput, Output } from "@toolbox/core";
import { useEffect, useMemo, useRef, useState } from "react";
import { filesOf } from "../../../kit/result/outputs-of.ts";
import { byteSize } from "../../../kit/files/byte-size.ts";
import { sizeOf } from "../../../kit/result/download-button.tsx";
import { Select } from "../../../kit/inputs/select.tsx";
import { ZipButton } from "../../../kit/result/zip-button.tsx";
import { sitePage, targetOf } from "./site-page.ts";

/** The site that was made, to be read and walked through, with the list of its files. */
export function SiteView({ outputs, warnings }: SiteViewProps) {
  const files = useMemo(() => filesOf(outputs), [outputs]);
  const pages = files.filter(({ name }) => name.endsWith(".html"));
  const [wanted, setWanted] = useState("index.html");
  const path = pages.some(({ name }) => name === wanted) ? wanted : "index.html";
  const total = files.reduce((sum, file) => sum + sizeOf(file), 0);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-wrap items-center gap-2 border-b border-line-1 px-4 py-2">
        <div className="min-w-48 flex-1">
          <Select
            aria-label="Page of the site"
            value={path}
            options={pages.map(({ name }) => ({ value: name, label: name }))}
            onValue={setWanted}
          />
        </div>
        <span className="mono text-text-3">
          {files.length} files, {byteSize(total)}
        </span>
        <ZipButton files={files} name="blog.zip">
          Download blog.zip
        </ZipButton>
      </div>
      {warnings.map((warning) => (
        <p key={warning} className="border-b border-line-1 bg-amber-soft px-4 py-1.5 text-12 text-amber-text">
          {warning}
        </p>
      ))}
      <SiteFrame files={files} path={path} onFollow={(href) => setWanted((now) => targetOf(files, now, href) ?? now)} />
    </div>
  );
}

function SiteFrame({ files, path, onFollow }: SiteFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const urls: string[] = [];
    const urlOf = (file: FileOutput): string => {
      const content = file.kind === "text" ? file.text : (file.bytes as BlobPart);
      const url = URL.createObjectURL(new Blob([content], { type: file.mime }));
      urls.push(url);
      return url;
    };
    if (frame.current) frame.current.srcdoc = sitePage(files, path, urlOf);
    return () => {
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [files, path]);
  const follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    const href = link?.getAttribute("href") ?? "#";
    if (href.startsWith("#")) return;
    event.preventDefault();
    onFollow(href);
  };
  return (
    <iframe
      ref={frame}
      title="Blog site"
      sandbox="allow-same-origin"
      onLoad={() => frame.current?.contentDocument?.addEventListener("click", follow)}
      className="block min-h-0 w-full flex-1 border-0 bg-surface-1 max-lg:h-[70vh] max-lg:flex-none"
    />
  );
}

type SiteFrameProps = { files: readonly FileOutput[]; path: string; onFollow: (href: string) => void };

type SiteViewProps = {
  outputs: readonly Output[];
  /** What is missing in it, in sentences. */
  warnings: readonly string[];
};
