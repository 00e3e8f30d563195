import type { AnyTool, Output } from "@toolbox/core";
import { useEffect, useState } from "react";
import { useHost } from "../host/host.ts";

/**
 * The results of a tool's first example, to show faintly where the user's own will be. Null until they are there, and
 * for a heavy tool unless the page says that its example is light.
 */
export function useExamplePreview(tool: AnyTool, isWanted: boolean, isLight = !tool.worker): readonly Output[] | null {
  const host = useHost();
  const [outputs, setOutputs] = useState<readonly Output[] | null>(null);
  useEffect(() => {
    const example = tool.examples[0];
    if (!isWanted || !example || !isLight) return;
    const controller = new AbortController();
    host
      .run(tool, example.input as Record<string, unknown>, { signal: controller.signal })
      .then((run) => {
        if (run.ok && !controller.signal.aborted) setOutputs(run.outputs);
      })
      .catch(reportError);
    return () => controller.abort();
  }, [tool, isWanted, isLight, host]);
  return outputs;
}
