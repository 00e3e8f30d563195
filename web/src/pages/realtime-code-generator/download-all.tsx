import type { tool } from "@toolbox/core/tools/realtime/tool.ts";
import { Download } from "lucide-react";
import { Button } from "../../kit/elements/button.tsx";
import { useDownloads } from "../../kit/result/deliver/use-downloads.ts";
import { useWithheld } from "../../kit/result/earlier.tsx";
import type { ToolState } from "../../kit/tool-page/use-tool.ts";

const words = {
  done: () => "Downloaded!",
  failed: { title: "Download Failed", message: "The files could not be saved." },
  zipName: "realtime.zip",
  gapMs: 300,
};

/** Component, hook and SQL, each as a file, of the form as it is now. */
export function DownloadAll({ state }: { state: ToolState<(typeof tool)["fields"]> }) {
  const { busy, downloadAll } = useDownloads(state, words);
  return (
    <Button
      size="sm"
      variant="primary"
      icon={Download}
      busy={busy !== null}
      busyLabel="Downloading..."
      {...useWithheld()}
      onClick={() => void downloadAll()}
    >
      Download All
    </Button>
  );
}
