import { FolderOpen } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { Button } from "../elements/button.tsx";
import { cx } from "../elements/cx.ts";
import { type Folder, folderOfDrop, folderOfList } from "./folder-files.ts";

/** Takes a whole folder: chosen, or dropped on the button. Nothing is uploaded. */
export function FolderPicker({ words, busy = false, busyLabel, onFolder }: FolderPickerProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (folder: Folder | undefined) => {
    if (folder) onFolder(folder);
  };
  return (
    <div
      onDragOver={(event: DragEvent) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        void folderOfDrop(event.dataTransfer.items).then(take);
      }}
    >
      <input
        ref={(input) => {
          picker.current = input;
          if (input) input.webkitdirectory = true;
        }}
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
        onChange={(event) => {
          if (event.target.files) take(folderOfList(event.target.files));
          // The same folder chosen again must count as a change.
          event.target.value = "";
        }}
      />
      <Button
        block
        icon={FolderOpen}
        busy={busy}
        busyLabel={busyLabel}
        className={cx(isOver && "border-accent-line bg-accent-soft")}
        onClick={() => picker.current?.click()}
      >
        {words}
      </Button>
    </div>
  );
}

type FolderPickerProps = {
  words: string;
  busy?: boolean;
  busyLabel?: string;
  onFolder: (folder: Folder) => void;
};
