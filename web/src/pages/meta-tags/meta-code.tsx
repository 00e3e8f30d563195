import { type Output, pluralize } from "@toolbox/core";
import { CopyButton } from "../../kit/result/copy-button.tsx";
import { DownloadButton } from "../../kit/result/download-button.tsx";
import { OutputBody } from "../../kit/result/output-body.tsx";
import { PaneHeader } from "../../kit/result/pane-header.tsx";

/** The written tags, with the product's actions on them. */
export function MetaCode({ outputs, isGhost }: { outputs: readonly Output[]; isGhost: boolean }) {
  const output = outputs.find((entry) => entry.kind === "text");
  if (output?.kind !== "text") return null;
  const lines = output.text.trimEnd().split("\n").length;
  return (
    <>
      <PaneHeader
        title={output.name}
        measure={pluralize(lines, "line")}
        actions={!isGhost && <MetaActions output={output} />}
      />
      <OutputBody output={output} />
    </>
  );
}

/** Copy Tags and the download. */
export function MetaActions({ output }: { output: Extract<Output, { kind: "text" }> }) {
  return (
    <>
      <CopyButton
        source={output.text}
        keys="mod+shift+c"
        toast={{ title: "Copied!", description: "Meta tags copied to clipboard." }}
      >
        Copy Tags
      </CopyButton>
      <DownloadButton files={[output]} keys="mod+s" />
    </>
  );
}
