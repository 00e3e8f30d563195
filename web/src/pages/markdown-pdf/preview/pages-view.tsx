import type { BinaryOutput, Output } from "@toolbox/core";
import { Button } from "../../../kit/elements/button.tsx";
import { byteSize } from "../../../kit/files/byte-size.ts";
import { DownloadButton } from "../../../kit/result/download-button.tsx";
import { useImageUrl } from "../use-image-url.ts";

/** What the PDF holds, page by page, drawn from the same list as the file. */
export function PagesView({ outputs, isBusy, onDraw }: PagesViewProps) {
  const files = outputs.filter((output) => output.kind === "binary");
  const documents = files.filter(({ mime }) => mime === "application/pdf");
  const pages = files.filter(({ mime }) => mime === "image/png");
  return (
    <div className="scrollbar-quiet min-h-0 flex-1 overflow-auto bg-surface-0 p-4 max-lg:max-h-[80vh]">
      <ul className="mx-auto grid max-w-180 gap-2">
        {documents.map((file) => (
          <li
            key={file.name}
            className="flex flex-wrap items-center gap-2 rounded-card border border-line-2 bg-surface-1 py-2 pr-2 pl-3"
          >
            <span className="mono min-w-0 flex-1 truncate">{file.name}</span>
            <span className="mono text-text-3">{byteSize(file.bytes.length)}</span>
            <DownloadButton files={[file]}>Download</DownloadButton>
            {pages.length > 1 && documents.length === 1 && (
              <DownloadButton files={pages} gapMs={500}>
                {`${pages.length} pages as PNG`}
              </DownloadButton>
            )}
          </li>
        ))}
      </ul>
      {pages.length === 0 && (
        <div className="mt-6 grid justify-items-center gap-3 text-13 text-text-2">
          The pages of a long document are drawn when you ask for them.
          <Button disabled={isBusy} onClick={onDraw}>
            Draw the pages
          </Button>
        </div>
      )}
      <ol className="mx-auto mt-4 grid max-w-180 gap-6">
        {pages.map((page, index) => (
          <li key={page.name}>
            <PageImage page={page} number={index + 1} total={pages.length} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function PageImage({ page, number, total }: { page: BinaryOutput; number: number; total: number }) {
  const image = useImageUrl(page);
  return (
    <figure>
      <div className="overflow-hidden rounded-mark border border-line-2 bg-surface-1">
        <img
          ref={image}
          alt={`Page ${number} of ${total}`}
          width={page.width}
          height={page.height}
          className="block h-auto w-full"
        />
      </div>
      <figcaption className="mt-1.5 flex items-center justify-between text-12 text-text-3">
        <span>
          Page {number} of {total}
        </span>
        <span className="flex items-center gap-2">
          <span className="mono">
            {page.width} × {page.height}
          </span>
          <SavePage page={page} />
        </span>
      </figcaption>
    </figure>
  );
}

function SavePage({ page }: { page: BinaryOutput }) {
  return (
    <DownloadButton files={[page]} variant="ghost">
      PNG
    </DownloadButton>
  );
}

type PagesViewProps = {
  outputs: readonly Output[];
  isBusy: boolean;
  onDraw: () => void;
};
