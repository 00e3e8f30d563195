import { useCallback, useEffect, useRef, useState } from "react";
import { useHost } from "./host/host.ts";
import { notify } from "./toast/notify.ts";

/** How long "Copied!" stands, in milliseconds. */
const copiedFor = 2000;

/** What can be copied: a text, or the bytes of a PNG. */
export type Copyable = string | Uint8Array;

/** What a toast says. */
export type ToastWords = { readonly title: string; readonly description?: string | undefined };

/**
 * Copies and says so: `isCopied` for two seconds, and a toast when there are words for one. A refusal of the clipboard
 * is a toast, always the same one.
 */
export function useCopy(toast?: ToastWords): { copy: (what: Copyable) => Promise<boolean>; isCopied: boolean } {
  const { clipboard } = useHost();
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = useCallback(
    async (what: Copyable) => {
      try {
        await (typeof what === "string" ? clipboard.writeText(what) : clipboard.writePng(what));
      } catch (error) {
        console.error(error);
        notify("error", "Error", "Failed to copy to clipboard.");
        return false;
      }
      if (toast) notify("success", toast.title, toast.description);
      setCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCopied(false), copiedFor);
      return true;
    },
    [clipboard, toast],
  );

  return { copy, isCopied };
}
