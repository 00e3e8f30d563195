import { tool } from "@toolbox/core/tools/palette/tool.ts";
import { useState } from "react";
import { filesOf } from "../../kit/result/outputs-of.ts";
import { useHost } from "../../kit/host/host.ts";
import { notify } from "../../kit/toast/notify.ts";
import { useShortcut } from "../../kit/elements/use-shortcut.ts";
import type { PaletteState } from "./palette-state.ts";

export interface PaletteExport {
  save(): Promise<void>;
  readonly isBusy: boolean;
  readonly error: string | undefined;
}

const noColors = { title: "No Colors", message: "Generate a color palette first." };

/** Saves the palette in sight in the chosen format. @param hasColors whether there is one */
export function usePaletteExport(state: PaletteState, hasColors: boolean): PaletteExport {
  const host = useHost();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const fail = (title: string, message: string) => {
    setError(message);
    notify("error", title, message);
  };
  const save = async () => {
    if (!hasColors) return fail(noColors.title, noColors.message);
    setError(undefined);
    setBusy(true);
    try {
      // Made anew: the last result may be a moment older than what is in sight.
      const run = await host.run(tool, state.meant, {});
      if (!run.ok) return fail("Download Failed", run.issues.map((issue) => issue.message).join(" "));
      const files = filesOf(run.outputs);
      await host.sink.save(files, {});
      notify("success", "Config Exported", files.map((file) => file.name).join(", "));
    } catch (problem) {
      console.error(problem);
      fail("Download Failed", problem instanceof Error ? problem.message : "The file could not be saved.");
    } finally {
      setBusy(false);
    }
  };
  useShortcut("mod+s", "Export", () => void save());
  return { save, isBusy, error: hasColors && error === noColors.message ? undefined : error };
}
