/* eslint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus --
   a select has no columns; the list keeps the focus and takes the keys */
import { Search, Table2 } from "lucide-react";
import { type KeyboardEvent, type Ref, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { cx } from "../../../kit/elements/cx.ts";
import { TextInput } from "../../../kit/inputs/text-input.tsx";
import { type ListedTable, searchTables } from "./search-tables.ts";

/**
 * The tables by name, with the number of their columns, and a search over names and columns. The keyboard's and screen
 * reader's way through the diagram: arrows choose, Enter in the search goes to the first that is found.
 */
export function TableList({ tables, selected, onSelect, searchRef }: TableListProps) {
  const id = useId();
  const [query, setQuery] = useState("");
  const asked = useDeferredValue(query);
  const found = useMemo(() => searchTables(tables, asked), [tables, asked]);
  const at = found.findIndex(({ table }) => table.id === selected);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.getElementById(`${id}${at}`)?.scrollIntoView({ block: "nearest" });
  }, [id, at]);

  const goTo = (place: number) => {
    const next = found[Math.max(0, Math.min(found.length - 1, place))];
    if (next) onSelect(next.table.id);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: found.length - 1 };
    const place = event.key === "Enter" || event.key === " " ? at : places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    goTo(place);
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="relative mx-3 my-2 flex flex-none items-center">
        <Search aria-hidden="true" className="absolute left-2 text-text-3" />
        <TextInput
          ref={searchRef}
          type="search"
          aria-label="Search tables and columns"
          placeholder="Search"
          autoComplete="off"
          className="pl-8"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") setQuery("");
            if (event.key !== "Enter" && event.key !== "ArrowDown") return;
            event.preventDefault();
            if (event.key === "ArrowDown") return box.current?.focus();
            // What is typed now, not what is shown a moment later.
            const [first] = searchTables(tables, query);
            if (first) onSelect(first.table.id);
          }}
        />
      </div>
      <div
        ref={box}
        role="listbox"
        aria-label="Tables"
        aria-activedescendant={at >= 0 ? `${id}${at}` : undefined}
        tabIndex={0}
        onKeyDown={onKey}
        className="inner-ring scrollbar-quiet min-h-0 flex-1 overflow-auto px-2 pb-2 max-lg:max-h-64"
      >
        {found.map(({ table, column }, place) => (
          <div
            key={table.id}
            id={`${id}${place}`}
            role="option"
            aria-selected={table.id === selected}
            onClick={() => onSelect(table.id)}
            title={table.label}
            className={cx(
              "relative flex h-8 cursor-default items-center gap-2 rounded-control px-2 max-md:h-10",
              table.id === selected
                ? "bg-accent-soft font-label before:absolute before:inset-y-1 before:-left-1 before:w-0.5 before:bg-accent-line"
                : "hover:bg-surface-hover",
            )}
          >
            <Table2 aria-hidden="true" className="flex-none text-text-3" />
            <span className="mono min-w-0 truncate text-text-1">{table.label}</span>
            {column !== undefined && <span className="mono min-w-0 flex-1 truncate text-text-3">.{column}</span>}
            <span className="mono ml-auto flex-none text-text-3">
              {table.columnCount}
              <span className="sr-only"> columns</span>
            </span>
          </div>
        ))}
      </div>
      <output className={cx("px-4 pb-3 text-13 text-text-2", found.length > 0 && "sr-only")}>
        {found.length === 0
          ? `No table or column fits “${asked.trim()}”.`
          : asked.trim() === ""
            ? ""
            : `${found.length} found`}
      </output>
    </div>
  );
}

type TableListProps = {
  tables: readonly ListedTable[];
  /** The id of a table. */
  selected: string | undefined;
  onSelect: (id: string) => void;
  searchRef?: Ref<HTMLInputElement> | undefined;
};
