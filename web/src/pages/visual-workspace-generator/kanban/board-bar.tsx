import { plural } from "@toolbox/core";
import { PRIORITIES } from "@toolbox/core/workspace/model.ts";
import { ArrowDownUp, ListFilter, X } from "lucide-react";
import { useId } from "react";
import { Button } from "../../../kit/elements/button.tsx";
import { Menu } from "../../../kit/overlay/menu.tsx";
import { Select } from "../../../kit/inputs/select.tsx";
import { TextInput } from "../../../kit/inputs/text-input.tsx";
import { type BoardFilter, type BoardSort, isFiltering, noFilter, sorts } from "./board-order.ts";

/** Over the board: how much it shows, the filter and the order. */
export function BoardBar({ shown, total, tags, filter, onFilter, isOpen, onOpen, sort, onSort }: BoardBarProps) {
  const panel = useId();
  const isOn = isFiltering(filter);
  const sortLabel = sorts.find(({ value }) => value === sort)?.label ?? "";
  return (
    <div className="flex-none border-b border-line-1">
      <div className="flex min-h-10 items-center gap-1 pr-2 pl-4">
        <p className="text-13 text-text-2">
          <b className="text-text-1 tabular-nums">{isOn ? `${shown} of ${total}` : total}</b>{" "}
          {plural(total, "component")} on the board
        </p>
        <span className="ml-auto flex items-center gap-1">
          {isOn && (
            <Button variant="ghost" size="sm" icon={X} onClick={() => onFilter(noFilter)}>
              Clear
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            icon={ListFilter}
            aria-expanded={isOpen}
            aria-controls={panel}
            className={isOn ? "text-accent-text" : undefined}
            onClick={() => onOpen(!isOpen)}
          >
            Filter
          </Button>
          <Menu
            items={sorts.map(({ value, label }) => ({
              label,
              checked: value === sort,
              onSelect: () => onSort(value),
            }))}
            renderTrigger={(trigger) => (
              <Button
                variant="ghost"
                size="sm"
                icon={ArrowDownUp}
                className={sort === "manual" ? undefined : "text-accent-text"}
                {...trigger}
              >
                {sort === "manual" ? "Sort" : `Sort: ${sortLabel}`}
              </Button>
            )}
          />
        </span>
      </div>
      {isOpen && (
        <search
          id={panel}
          aria-label="Filter the board"
          className="grid gap-2 border-t border-line-1 px-4 py-2 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]"
        >
          <TextInput
            aria-label="Words in a card"
            placeholder="Words in title, text, sub-tasks"
            value={filter.text}
            onChange={(event) => onFilter({ ...filter, text: event.target.value })}
          />
          <Select
            aria-label="Tag"
            value={filter.tag}
            options={[{ value: "", label: "Any tag" }, ...tags.map((tag) => ({ value: tag, label: `#${tag}` }))]}
            onValue={(tag) => onFilter({ ...filter, tag })}
          />
          <Select
            aria-label="Priority"
            value={filter.priority}
            options={[
              { value: "" as const, label: "Any priority" },
              ...PRIORITIES.map((priority) => ({ value: priority, label: priority })),
              { value: "none" as const, label: "No priority" },
            ]}
            onValue={(priority) => onFilter({ ...filter, priority })}
          />
        </search>
      )}
    </div>
  );
}

type BoardBarProps = {
  shown: number;
  total: number;
  tags: readonly string[];
  filter: BoardFilter;
  onFilter: (filter: BoardFilter) => void;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  sort: BoardSort;
  onSort: (sort: BoardSort) => void;
};
