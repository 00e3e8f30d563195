import type { tool } from "@toolbox/core/tools/realtime/tool.ts";
import { Radio } from "lucide-react";
import { Button } from "../../kit/elements/button.tsx";
import { FormField } from "../../kit/form/form-from-fields.tsx";
import type { ToolState } from "../../kit/tool-page/use-tool.ts";

/** How changes travel; beside Postgres Changes, what the vendor recommends instead, one click away. */
export function DeliveryField({ state }: { state: ToolState<(typeof tool)["fields"]> }) {
  return (
    <div className="grid gap-2">
      <FormField state={state} name="delivery" />
      {state.input.delivery === "postgres_changes" && (
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-line-1 bg-surface-0 py-2 pr-2 pl-3">
          <p className="min-w-0 flex-1 basis-48 text-12 text-text-2">
            Supabase recommends Broadcast: it scales, and a private channel says who may listen.
          </p>
          <Button size="sm" icon={Radio} onClick={() => state.set("delivery", "broadcast")}>
            Use Broadcast
          </Button>
        </div>
      )}
    </div>
  );
}
