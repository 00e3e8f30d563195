import { loadDiagramFont } from "@toolbox/core/data/schema/diagram/draw/diagram-font.ts";
import { useEffect, useState } from "react";
import { notify } from "../../../kit/toast/notify.ts";

/** Loads the typeface of the diagram. True once it is there, or could not be had: then another stands in. */
export function useDiagramFont(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      try {
        const { browserPorts } = await import("../../../ports/index.ts");
        await loadDiagramFont(browserPorts);
      } catch (error) {
        console.error(error);
        notify("error", "Font not loaded", "The diagram is shown in another one. Check the connection.");
      }
      if (!isGone) setReady(true);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, []);
  return isReady;
}
