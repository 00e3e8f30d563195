import { printScalar } from "@toolbox/core/data/json/print-json.ts";
import { ChevronRight } from "lucide-react";
import { clip, pluralize } from "@toolbox/core";
import { cx } from "../../../kit/elements/cx.ts";
import { sizeOfNode, type TreeRow } from "./tree-rows.ts";

/** Characters of a value shown in its line. */
const SHOWN = 200;

/** One line of the JSON tree. */
export function TreeLine({ id, row, top, isOpen, isActive, isFound, onChoose, onToggle }: TreeLineProps) {
  const name = row.steps.at(-1);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the tree has focus and keys
    <div
      id={id}
      role="treeitem"
      aria-level={row.steps.length + 1}
      aria-expanded={isOpen}
      aria-selected={isActive}
      className={cx(
        "mono absolute inset-x-0 flex h-6 items-center gap-1.5 pr-4 text-13 whitespace-nowrap",
        isActive ? "bg-accent-soft" : isFound ? "bg-amber-soft" : "hover:bg-surface-hover",
      )}
      style={{ top, paddingLeft: 12 + Math.min(row.steps.length, 40) * 16 }}
      onClick={() => {
        onChoose();
        if (isOpen !== undefined) onToggle();
      }}
    >
      <ChevronRight
        aria-hidden="true"
        className={cx("size-3.5 flex-none text-text-3", isOpen === undefined && "invisible", isOpen && "rotate-90")}
      />
      {name !== undefined && (
        <span className={typeof name === "number" ? "text-text-3" : "text-code-key"}>{name === "" ? '""' : name}:</span>
      )}
      <TreeValue row={row} isOpen={isOpen} />
    </div>
  );
}

function TreeValue({ row: { node }, isOpen }: { row: TreeRow; isOpen: boolean | undefined }) {
  if (node.kind === "object" || node.kind === "array") {
    const size = sizeOfNode(node);
    const brackets = node.kind === "object" ? ["{", "}"] : ["[", "]"];
    return (
      <span className="text-text-3">
        {isOpen ? brackets[0] : brackets.join(size === 0 ? "" : "…")}{" "}
        {size > 0 && pluralize(size, node.kind === "object" ? "member" : "item")}
      </span>
    );
  }
  const text = printScalar(node);
  return <span className={node.kind === "string" ? "text-code-string" : "text-code-number"}>{clip(text, SHOWN)}</span>;
}

type TreeLineProps = {
  id: string;
  row: TreeRow;
  top: number;
  /** Undefined for what has nothing inside. */
  isOpen: boolean | undefined;
  isActive: boolean;
  isFound: boolean;
  onChoose: () => void;
  onToggle: () => void;
};
