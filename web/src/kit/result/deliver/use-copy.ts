import { capitalize, clip, ToolError } from "@toolbox/core";
import { useCallback, useEffect, useRef, useState } from "react";
import { useHost } from "../../host/host.ts";
import { useIsEarlier } from "../earlier.tsx";
import { notify } from "../../toast/notify.ts";

/** How long "Copied!" stands, in milliseconds. */
const copiedFor = 2000;

const copiedWords = (name: string | undefined): ToastMessage => ({
  title: "Copied!",
  description:
    name === undefined
      ? "It is on the clipboard."
      : `${clip(name, 60).replace(/^(?:the|all|better) /, capitalize)} copied to clipboard.`,
});

const nothing = new Error("There is nothing to copy.");

function something<T>(made: T | undefined): T {
  if (made === undefined) throw nothing;
  return made;
}

/** What can be copied: a text, or the bytes of a PNG. */
export type Copyable = string | Uint8Array;

/** What is still being made; undefined in the end when there is nothing to copy, which was said elsewhere. */
export type Late = { readonly text: Promise<string | undefined> } | { readonly png: Promise<Uint8Array | undefined> };

/** What a toast says. */
export type ToastMessage = { readonly title: string; readonly description?: string | undefined };

/**
 * Copies and says so: `isCopied` for two seconds, and a toast that names what was copied, or in the page's own words;
 * null where the page says it itself. A refusal of the clipboard is a toast, always the same one; what else goes wrong
 * while something is made is thrown. Within a result of an earlier input nothing is copied.
 */
export function useCopy(toast?: ToastMessage | null): {
  copy: (what: Copyable | Late, name?: string) => Promise<boolean>;
  isCopied: boolean;
} {
  const { clipboard } = useHost();
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const isEarlier = useIsEarlier();
  const copy = useCallback(
    async (what: Copyable | Late, name?: string) => {
      if (isEarlier) return false;
      try {
        if (typeof what === "string") await clipboard.writeText(what);
        else if (what instanceof Uint8Array) await clipboard.writePng(what);
        // At once, not after the wait: the press has to count still.
        else if ("text" in what) await clipboard.writeText(what.text.then(something));
        else await clipboard.writePng(what.png.then(something));
      } catch (error) {
        if (error === nothing) return false;
        if (!(error instanceof ToolError && error.code === "clipboard")) throw error;
        console.error(error);
        notify("error", "Error", "Failed to copy to clipboard.");
        return false;
      }
      const words =
        toast === undefined
          ? copiedWords(name ?? (typeof what === "string" || "text" in what ? undefined : "The image"))
          : toast;
      if (words) notify("success", words.title, words.description);
      setCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCopied(false), copiedFor);
      return true;
    },
    [clipboard, toast, isEarlier],
  );

  return { copy, isCopied };
}
