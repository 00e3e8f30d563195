import type { DiagramDetail } from "@toolbox/core/data/schema/diagram/diagram.ts";
import { layOutDiagram } from "@toolbox/core/data/schema/diagram/layout/lay-out-diagram.ts";
import { tableId } from "@toolbox/core/data/schema/diagram/layout/table-boxes.ts";
import type { DatabaseSchema } from "@toolbox/core/data/schema/model.ts";
import { labelOf } from "@toolbox/core/data/schema/relations.ts";
import { useEffect, useMemo, useState } from "react";
import { useViewport } from "../../../kit/canvas-view/use-viewport.ts";
import type { ListedTable } from "../table/search-tables.ts";

/** Far enough out for a thousand tables. */
export const zoomRange = { minZoom: 0.04, maxZoom: 3, step: 1.2 };
/** A table one goes to is shown at least so large. */
const READABLE = 0.75;
/** Under this zoom only names are drawn: a press on a table goes to it. */
const NAMES_ONLY = 0.42;

/**
 * The diagram of a schema, its viewport and the selected table, by default the first. A schema that is loaded anew is
 * shown whole; one that is edited keeps the view and the selection.
 * @param load another value for another schema, 0 for none
 */
export function useDiagram(schema: DatabaseSchema | null, detail: DiagramDetail, load: number | string) {
  const viewport = useViewport(zoomRange);
  const { diagram, layoutMs } = useMemo(() => laidOut(schema, detail), [schema, detail]);
  const [chosen, setChosen] = useState<{ readonly load: number | string; readonly id: string | undefined }>();
  useEffect(() => {
    if (load !== 0) viewport.fit();
  }, [viewport, load]);

  const first = schema?.tables[0];
  const wanted = chosen?.load === load ? chosen.id : first && tableId(first);
  const place = diagram?.tables.findIndex(({ id }) => id === wanted) ?? -1;
  const selected = place >= 0 ? place : undefined;
  const listed = useMemo(
    () =>
      schema?.tables.map((table): ListedTable => ({
        id: tableId(table),
        label: labelOf(table, schema),
        columnCount: table.columns.length,
        columns: table.columns.map(({ name }) => name),
      })) ?? [],
    [schema],
  );
  const center = (at: number) => {
    const table = diagram?.tables[at];
    if (table) viewport.centerOn(table, { atLeast: READABLE });
  };
  return {
    diagram,
    layoutMs,
    viewport,
    listed,
    selected,
    selectedId: selected === undefined ? undefined : wanted,
    /** Absent for a table that is only referred to. */
    table: selected === undefined ? undefined : diagram?.tables[selected]?.table,
    select: (at: number | undefined, how?: { readonly isCentered: boolean }) => {
      setChosen({ load, id: at === undefined ? undefined : diagram?.tables[at]?.id });
      if (at !== undefined && (how?.isCentered || viewport.zoom < NAMES_ONLY)) center(at);
    },
    /** Selects a table by its id and brings it into the middle. */
    goTo: (id: string) => {
      setChosen({ load, id });
      center(diagram?.tables.findIndex((table) => table.id === id) ?? -1);
    },
  };
}

/** The diagram, and how many milliseconds it took. */
function laidOut(schema: DatabaseSchema | null, detail: DiagramDetail) {
  const start = performance.now();
  const diagram = schema && layOutDiagram(schema, detail);
  return { diagram, layoutMs: Math.round(performance.now() - start) };
}
