import { pluralize, type Pen, type Point } from "@toolbox/core";
import type { Diagram, DiagramMarks } from "@toolbox/core/data/schema/diagram/diagram.ts";
import { diagramColors } from "@toolbox/core/data/schema/diagram/draw/diagram-colors.ts";
import { drawDiagram } from "@toolbox/core/data/schema/diagram/draw/draw-diagram.ts";
import { type Direction, tableAt, tableBeside } from "@toolbox/core/data/schema/diagram/find-table.ts";
import { type KeyboardEvent, type ReactNode, useCallback, useMemo, useState } from "react";
import { useTheme } from "../../../app-context/theme.ts";
import { type CanvasFrame, CanvasView } from "../../../kit/canvas-view/canvas-view.tsx";
import type { Viewport } from "../../../kit/canvas-view/viewport.ts";
import { useDiagramFont } from "./use-diagram-font.ts";

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/**
 * The diagram to pan and zoom. A press selects a table; with the keyboard the arrows walk from table to table, and with
 * Shift they move the view. The list of tables says the same in words.
 */
export function SchemaCanvas({ diagram, viewport, selected, onSelect, marks, children }: SchemaCanvasProps) {
  const { theme } = useTheme();
  const hasFont = useDiagramFont();
  const [hovered, setHovered] = useState<number>();
  const [isWalking, setWalking] = useState(false);
  const chosen = selected === undefined ? undefined : diagram.tables[selected];
  const bounds = useMemo(() => ({ x: 0, y: 0, width: diagram.width, height: diagram.height }), [diagram]);
  const draw = useCallback(
    (pen: Pen, { scale, visible }: CanvasFrame) => {
      // Letters of another face would not fit the boxes.
      if (hasFont)
        drawDiagram(pen, diagram, { colors: diagramColors[theme], scale, visible, selected, hovered, marks });
    },
    [diagram, theme, selected, hovered, hasFont, marks],
  );
  const onHover = (at: Point | null) => {
    const place = at ? tableAt(diagram, at) : undefined;
    setHovered(place);
    return place !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (event.key === "Escape" && selected !== undefined) onSelect(undefined);
    if (!direction || selected === undefined || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey)
      return;
    event.preventDefault();
    const next = tableBeside(diagram, selected, direction);
    setWalking(true);
    if (next !== undefined) onSelect(next, { isCentered: true });
  };
  return (
    <CanvasView
      viewport={viewport}
      bounds={bounds}
      draw={draw}
      label={`Diagram of ${pluralize(diagram.tables.length, "table")}`}
      onPick={(at) => onSelect(tableAt(diagram, at))}
      onHover={onHover}
      onKeyDown={onKeyDown}
      className="flex-1"
    >
      {/* Who walks without seeing hears where. */}
      <output className="sr-only">
        {isWalking && chosen && `${chosen.label}, ${pluralize(chosen.rows.length, "column")} shown`}
      </output>
      {children}
    </CanvasView>
  );
}

type SchemaCanvasProps = {
  diagram: Diagram;
  viewport: Viewport;
  /** The place of a table in the diagram. */
  selected: number | undefined;
  onSelect: (place: number | undefined, how?: { isCentered: boolean }) => void;
  /** What is new, changed or gone, in a diagram of a difference. */
  marks?: DiagramMarks | undefined;
  /** What stands over the diagram. */
  children?: ReactNode;
};
