import { ChevronRight } from "lucide-react";
import { cx } from "../../kit/elements/cx.ts";
import { FileIcon } from "./file-icon.ts";
import type { FileRow } from "./file-rows.ts";

/** One file or folder of the tree. */
export function FileLine({ id, row, isOpen, isChosen, onChoose }: FileLineProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the tree has focus and keys
    <div
      id={id}
      role="treeitem"
      aria-level={row.depth + 1}
      aria-expanded={isOpen}
      aria-selected={isChosen}
      className={cx(
        "flex h-7 cursor-default items-center gap-1.5 pr-3 text-13 whitespace-nowrap [content-visibility:auto] max-md:h-9",
        isChosen ? "bg-accent-soft font-label text-text-1" : "text-text-2 hover:bg-surface-hover",
      )}
      style={{ paddingLeft: 8 + Math.min(row.depth, 30) * 16 }}
      onClick={onChoose}
    >
      <ChevronRight
        aria-hidden="true"
        className={cx("size-3.5 flex-none text-text-3", isOpen === undefined && "invisible", isOpen && "rotate-90")}
      />
      <FileIcon name={row.name} isOpen={isOpen} />
      <span className="min-w-0 truncate">{row.name}</span>
    </div>
  );
}

type FileLineProps = {
  id: string;
  row: FileRow;
  /** Undefined for a file. */
  isOpen: boolean | undefined;
  isChosen: boolean;
  onChoose: () => void;
};
