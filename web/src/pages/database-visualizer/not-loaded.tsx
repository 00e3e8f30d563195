import { layOutDiagram } from "@toolbox/core/data/schema/diagram/layout/lay-out-diagram.ts";
import { sampleSchema } from "@toolbox/core/data/schema/sample.ts";
import { FlaskConical } from "lucide-react";
import { useMemo } from "react";
import { Button } from "../../kit/elements/button.tsx";
import { useViewport } from "../../kit/canvas-view/use-viewport.ts";
import { EmptyState } from "../../kit/result/empty-state.tsx";
import { SchemaCanvas } from "./diagram/schema-canvas.tsx";
import { zoomRange } from "./diagram/use-diagram.ts";

/** Before a schema is loaded: what to do, over a faint picture of what will be there. */
export function NotLoaded({ onExample }: { onExample: () => void }) {
  const viewport = useViewport(zoomRange);
  const diagram = useMemo(() => layOutDiagram(sampleSchema), []);
  return (
    <EmptyState
      title="Load a schema to see its tables and keys."
      ghost={
        <div className="flex h-full flex-col">
          <SchemaCanvas diagram={diagram} viewport={viewport} selected={undefined} onSelect={() => {}} />
        </div>
      }
      action={
        <Button icon={FlaskConical} onClick={onExample}>
          Try the migrations of a bookshop
        </Button>
      }
    >
      Your dump, migrations, DBML or JSON; without any the built-in sample. All stays in this browser.
    </EmptyState>
  );
}
