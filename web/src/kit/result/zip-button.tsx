import { type FileOutput, zip } from "@toolbox/core";
import { FolderDown } from "lucide-react";
import { Button } from "../elements/button.tsx";
import { useWithheld } from "./earlier.tsx";
import { useSave } from "./deliver/use-save.ts";

/** Saves several files as one ZIP, packed when it is pressed. */
export function ZipButton({ files, name, children = "Download ZIP" }: ZipButtonProps) {
  const { save } = useSave();
  const pack = () => [{ kind: "binary", name, mime: "application/zip", bytes: zip(files) } as const];
  return (
    <Button size="sm" icon={FolderDown} {...useWithheld()} onClick={() => void save(pack)}>
      {children}
    </Button>
  );
}

type ZipButtonProps = { files: readonly FileOutput[]; name: string; children?: string | undefined };
