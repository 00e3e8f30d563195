import { parseWorkspace } from "@toolbox/core/workspace/parse/parse-workspace.ts";
import { samplePlan } from "@toolbox/core/workspace/sample-plan.ts";
import { FlaskConical } from "lucide-react";
import { useState } from "react";
import { Button } from "../../kit/elements/button.tsx";
import { EmptyState } from "../../kit/result/empty-state.tsx";
import { MindmapPicture } from "./mindmap/mindmap-picture.tsx";
import type { PlanActions } from "./plan/use-plan.ts";

/** Before the first workspace: what will be here, with a real one at a click. */
export function EmptyWorkspace({ plan }: { plan: PlanActions }) {
  const [sample] = useState(() => {
    const now = new Date();
    return parseWorkspace(samplePlan(now), { now: now.toISOString() }).workspace;
  });
  return (
    <EmptyState
      title="Paste a plan or a list, and see it as a map, a board and figures."
      ghost={<MindmapPicture workspace={sample} padding={24} className="size-full" />}
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
