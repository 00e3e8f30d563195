import type { FaviconInput } from "@toolbox/core/tools/favicon/fields.ts";
import { loadMark } from "@toolbox/core/tools/favicon/load-mark.ts";
import type { Mark } from "@toolbox/core/tools/favicon/mark.ts";
import { useEffect, useState } from "react";
import { browserPorts } from "../../ports/index.ts";

/** What stands on the icons, ready to be drawn at once; the last one until the next is loaded. */
export function useMark({ text, image }: Pick<FaviconInput, "text" | "image">): Mark | null {
  const [mark, setMark] = useState<Mark | null>(null);
  useEffect(() => {
    let isWanted = true;
    // What is missing is said once, by the run that makes the files.
    loadMark({ text, image }, browserPorts, () => {}).then(
      (loaded) => {
        if (isWanted) setMark(loaded.mark);
      },
      (error: unknown) => {
        // The run of the tool fails for the same reason and says so on the page.
        console.warn("The preview could not be drawn:", error);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [text, image]);
  return mark;
}
