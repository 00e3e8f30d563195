import { layOutDiagram } from "@toolbox/core/schema/diagram/lay-out-diagram.ts";
import { sampleSchema } from "@toolbox/core/schema/sample.ts";
import { FlaskConical } from "lucide-react";
import { useMemo } from "react";
import { Button } from "../../kit/button.tsx";
import { useViewport } from "../../kit/canvas-view/use-viewport.ts";
import { EmptyState } from "../../kit/empty-state.tsx";
import { SchemaCanvas } from "./schema-canvas.tsx";
import { zoomRange } from "./use-diagram.ts";

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
