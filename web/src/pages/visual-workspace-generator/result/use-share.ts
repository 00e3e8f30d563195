import { useState } from "react";
import { pluralize } from "@toolbox/core";
import { notify } from "../../../kit/toast/notify.ts";
import { useCopy } from "../../../kit/result/deliver/use-copy.ts";
import type { ToolState } from "../../../kit/tool-page/use-tool.ts";
import type { tool } from "@toolbox/core/tools/workspace/tool.ts";

/** Longer links are cut by some programs that pass them on. */
const longLink = 8000;

/** The workspace as a link: all of it stands in the part of the address that no server ever sees. */
export function useShare(head: ToolState<typeof tool.fields>) {
  const { copy } = useCopy(null);
  const [tooLarge, setTooLarge] = useState<string | null>(null);
  /** Of the head's own share button, which copies and says so itself. */
  const link: typeof head.link = async () => {
    const made = await head.link();
    if (!made.ok) setTooLarge(made.message);
    return made;
  };
  return {
    link,
    tooLarge,
    close: () => setTooLarge(null),
    copy: async () => {
      const making = link();
      const text = making.then((made) => (made.ok ? made.url : undefined));
      if (!(await copy({ text }))) return;
      const length = (await text)?.length ?? 0;
      if (length > longLink)
        notify(
          "info",
          "Copied, but long",
          `The link has ${pluralize(length, "character")}. Some programs cut links over ${longLink}: send the JSON file where it does not open.`,
        );
      else notify("success", "Copied!", "The link holds the whole workspace and opens as a new one.");
    },
  };
}

export type Share = ReturnType<typeof useShare>;
