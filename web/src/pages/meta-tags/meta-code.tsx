import type { Output } from "@toolbox/core";
import { CopyButton } from "../../kit/result/copy-button.tsx";
import { DownloadButton } from "../../kit/result/download-button.tsx";
import { OutputBody } from "../../kit/result/output-body.tsx";
import { PaneHead } from "../../kit/result/pane-header.tsx";

/** The written tags, with the product's actions on them. */
export function MetaCode({ outputs, isGhost }: { outputs: readonly Output[]; isGhost: boolean }) {
  const output = outputs.find((entry) => entry.kind === "text");
  if (output?.kind !== "text") return null;
  const lines = output.text.trimEnd().split("\n").length;
  return (
    <>
      <PaneHead title={output.name} measure={`${lines} lines`} actions={!isGhost && <MetaActions output={output} />} />
      <OutputBody output={output} />
    </>
  );
}

/** Copy Tags and the download. */
export function MetaActions({ output }: { output: Extract<Output, { kind: "text" }> }) {
  return (
    <>
      <CopyButton source={output.text} keys="mod+shift+c" toast={{ title: "Meta Tags Copied" }}>
        Copy Tags
      </CopyButton>
      <DownloadButton files={[output]} keys="mod+s" toast={{ title: "Downloaded!" }} />
    </>
  );
}
