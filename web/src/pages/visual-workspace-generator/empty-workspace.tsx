import { FlaskConical } from "lucide-react";
import { Button } from "../../kit/button.tsx";
import { EmptyState } from "../../kit/empty-state.tsx";
import type { PlanActions } from "./plan/use-plan.ts";

/** Before the first workspace: what will be here, with a real one at a click. */
export function EmptyWorkspace({ plan }: { plan: PlanActions }) {
  return (
    <EmptyState
      title="Paste a plan or a list, and see it as a map, a board and figures."
      action={
        <Button icon={FlaskConical} onClick={plan.showSample}>
          Show a product launch
        </Button>
      }
    >
      Headings become components, bullets their sub-tasks. Nothing leaves this browser.
    </EmptyState>
  );
}
