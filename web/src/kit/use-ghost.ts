import type { AnyTool, Output } from "@toolbox/core";
import { useEffect, useState } from "react";
import { useHost } from "./host.ts";

/** The results of a tool's first example, to show faintly where the user's own will be. Null until they are there. */
export function useGhost(tool: AnyTool, isWanted: boolean): readonly Output[] | null {
  const host = useHost();
  const [outputs, setOutputs] = useState<readonly Output[] | null>(null);
  useEffect(() => {
    const example = tool.examples[0];
    if (!isWanted || !example || tool.heavy) return;
    const controller = new AbortController();
    host
      .run(tool, example.input as Record<string, unknown>, { signal: controller.signal })
      .then((run) => {
        if (run.ok && !controller.signal.aborted) setOutputs(run.outputs);
      })
      .catch(reportError);
    return () => controller.abort();
  }, [tool, isWanted, host]);
  return outputs;
}
