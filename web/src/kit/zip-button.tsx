import { type FileOutput, zip } from "@toolbox/core";
import { FolderDown } from "lucide-react";
import { useHost } from "./host/host.ts";
import { Button } from "./elements/button.tsx";
import { notify } from "./toast/notify.ts";

/** Saves several files as one ZIP, packed when it is pressed. */
export function ZipButton({ files, name }: { files: readonly FileOutput[]; name: string }) {
  const { sink } = useHost();
  const save = async () => {
    try {
      await sink.save([{ kind: "binary", name, mime: "application/zip", bytes: zip(files) }]);
      notify("success", "Downloaded!", `${name} is saved.`);
    } catch (error) {
      console.error(error);
      notify("error", "Download Failed", error instanceof Error ? error.message : "The file could not be saved.");
    }
  };
  return (
    <Button size="sm" icon={FolderDown} onClick={() => void save()}>
      Download ZIP
    </Button>
  );
}
