import type { Output } from "@toolbox/core";
import { DownloadButton } from "../../kit/download-button.tsx";

/** Milliseconds between two files of one download. */
const GAP_MS = 300;

/** Component, hook and SQL, each as a file. */
export function DownloadAll({ outputs }: { outputs: readonly Output[] | null }) {
  const files = (outputs ?? []).filter((output) => output.kind !== "facts");
  return (
    <DownloadButton
      files={files}
      gapMs={GAP_MS}
      variant="primary"
      toast={{ title: "Downloaded!", description: `${files.length} files are saved.` }}
    >
      Download All
    </DownloadButton>
  );
}
