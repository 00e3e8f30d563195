import type { AnyTool, Run } from "@toolbox/core";
import { useCallback, useRef } from "react";
import { notify } from "../toast/notify.ts";
import type { ToastMessage } from "../result/deliver/use-copy.ts";

/**
 * Says in a toast what ended a run that did not go well, where the product does. A run that came by itself says it
 * once, until another goes well, and of the input only once somebody has touched it.
 * @param titles by the title that the tool gives, the title it has on this page
 */
export function useRunToasts(tool: AnyTool, titles: Readonly<Record<string, string>>) {
  const said = useRef<string>(undefined);
  return useCallback(
    (result: Run | undefined, { isLive, isTouched = true }: { isLive: boolean; isTouched?: boolean }) => {
      if (!result || (!result.ok && result.reason === "input" && !isTouched)) return;
      const toast = failureToast(tool, result) ?? (isLive ? undefined : unusedFile(tool, result));
      const isNew = !isLive || said.current !== toast?.title;
      said.current = toast?.title;
      if (toast && isNew) notify("error", titles[toast.title] ?? toast.title, toast.description);
    },
    [tool, titles],
  );
}

/** A file that was pressed to be used and cannot be: its field may be out of sight. */
function unusedFile({ fields }: AnyTool, result: Run): ToastMessage | undefined {
  if (result.ok || result.reason !== "input") return undefined;
  const issue = result.issues.find(({ field = "" }) => /^files?$/.test(fields[field]?.kind ?? ""));
  return issue && { title: "File not used", description: issue.message };
}

/** An issue with a heading is one the product says in a toast too. */
function failureToast({ action }: AnyTool, result: Run): ToastMessage | undefined {
  if (result.ok || result.reason === "aborted") return undefined;
  if (result.reason === "failed") return { title: "Error", description: action.failure ?? result.issues[0]?.message };
  const { title, message } = result.issues.find((issue) => issue.title !== undefined) ?? {};
  // What follows an empty line (an excerpt with a caret) is for the place of the mistake.
  return title === undefined ? undefined : { title, description: message?.split("\n\n")[0] };
}
