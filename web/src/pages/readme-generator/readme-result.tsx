import type { Output } from "@toolbox/core";
import { lazy, Suspense, useState } from "react";
import { byteSize, textBytes } from "../../kit/files/byte-size.ts";
import { CodeView } from "../../kit/code/code-view.tsx";
import { CopyButton } from "../../kit/result/copy-button.tsx";
import { DownloadButton } from "../../kit/result/download-button.tsx";
import { PaneHeader } from "../../kit/result/pane-header.tsx";
import { Segments } from "../../kit/inputs/segments.tsx";

const ReadmePreview = lazy(() => import("./readme-preview.tsx").then((module) => ({ default: module.ReadmePreview })));

const looks = [
  { value: "raw", label: "Raw" },
  { value: "preview", label: "Preview" },
] as const;

/** README.md as text or as it will look, to copy and to save. */
export function ReadmeResult({ outputs, isGhost }: { outputs: readonly Output[]; isGhost: boolean }) {
  const [look, setLook] = useState<"raw" | "preview">("raw");
  const [output] = outputs;
  if (output?.kind !== "text") return null;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PaneHeader
        title={output.name}
        measure={byteSize(textBytes(output.text))}
        actions={
          !isGhost && (
            <>
              <Segments size="sm" label="Show" value={look} options={looks} onValue={setLook} />
              <CopyButton
                source={output.text}
                label="Copy README.md"
                keys="mod+shift+c"
                toast={{ title: "Copied!", description: "README copied to clipboard." }}
              />
              <DownloadButton
                files={[output]}
                keys="mod+s"
                toast={{ title: "Downloaded", description: "README.md file has been downloaded." }}
              >
                Download
              </DownloadButton>
            </>
          )
        }
      />
      {look === "raw" || isGhost ? (
        <CodeView
          text={output.text}
          language="markdown"
          label={output.name}
          className="flex-1 max-lg:h-[60dvh] max-lg:flex-none"
        />
      ) : (
        <Suspense>
          <ReadmePreview text={output.text} />
        </Suspense>
      )}
    </div>
  );
}
