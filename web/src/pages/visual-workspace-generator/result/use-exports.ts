import { useCallback, useState } from "react";
import { useHost } from "../../../kit/host.ts";
import { notify } from "../../../kit/notify.ts";
import type { WorkspaceHandle } from "../store/use-workspace.ts";
import type { ExportKind } from "./exports.ts";

/** Saves the workspace as a file. */
export function useExports({ store }: WorkspaceHandle) {
  const { sink } = useHost();
  const [busy, setBusy] = useState<ExportKind | null>(null);
  const save = useCallback(
    async (kind: ExportKind) => {
      const { plan } = store.read().record;
      if (!plan) return;
      setBusy(kind);
      try {
        const text = JSON.stringify(plan.workspace, null, 2);
        await sink.save([{ kind: "text", name: "workspace-data.json", mime: "application/json", text }]);
        notify("success", "Workspace data exported as JSON");
      } catch (error) {
        console.error(error);
        notify("error", "Download Failed", error instanceof Error ? error.message : "The file could not be saved.");
      } finally {
        setBusy(null);
      }
    },
    [store, sink],
  );
  return { busy, save };
}
