import type { Pen } from "@toolbox/core";
import { useCallback, useMemo } from "react";
import type { Point, Rect } from "../../../kit/canvas-view/camera.ts";
import type { Grab } from "../../../kit/canvas-view/gestures.ts";
import { useWorkspace } from "../store/use-workspace.ts";

export function useMindmapScene(_: { focused: string | null; hidden: string | null; folded: ReadonlySet<string> }) {
  const { workspace } = useWorkspace();
  const boxes = useMemo(() => new Map((workspace?.nodes ?? []).map((n, i): [string, Rect] => [n.id, { x: (i % 3) * 300, y: Math.floor(i / 3) * 200, width: 160, height: 80 }])), [workspace]);
  const bounds = useMemo(() => ({ x: 0, y: 0, width: 760, height: 680 }), []);
  const boxOf = useCallback((id: string) => boxes.get(id), [boxes]);
  const draw = useCallback((pen: Pen) => { for (const b of boxes.values()) pen.strokeRect(b.x, b.y, b.width, b.height); }, [boxes]);
  const nodeAt = useCallback((at: Point) => [...boxes].find(([, b]) => at.x >= b.x && at.y >= b.y && at.x <= b.x + b.width && at.y <= b.y + b.height)?.[0] ?? null, [boxes]);
  return { bounds, draw, boxOf, nodeAt, grab: (_at: Point): Grab | null => null, note: null as string | null };
}
