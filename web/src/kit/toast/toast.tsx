import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { IconButton } from "../elements/icon-button.tsx";
import type { Notice } from "./notify.ts";
import { useFootRoom } from "./use-foot-room.ts";

/** How long a toast stays, in milliseconds, not counting the time it is looked at. */
export const toastLife = 5000;

const icons = { success: CircleCheck, error: CircleAlert, info: Info } as const;
const iconTones = { success: "text-green-mark", error: "text-red-mark", info: "text-text-2" } as const;

/**
 * What a toast looks like: a line at the foot of the page, where it lies over no control, with the mark that shows how
 * long it stays.
 */
export function Toast({ notice, onDismiss }: { notice: Notice; onDismiss: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  // The library makes the toast itself a stop of the keyboard; its button is one.
  useEffect(() => box.current?.closest("[data-sonner-toast]")?.removeAttribute("tabindex"), []);
  useFootRoom("--toast-room", box);
  const isHidden = useSyncExternalStore(onVisibility, () => document.hidden);
  const Icon = icons[notice.kind];
  return (
    <div ref={box} className="foot-notice toast" data-kind={notice.kind}>
      <Icon aria-hidden="true" className={iconTones[notice.kind]} />
      <div className="flex min-w-0 flex-wrap gap-x-2.5 text-13 leading-4.5">
        <p className="font-title">{notice.title}</p>
        {notice.description && <p className="wrap-anywhere text-text-2">{notice.description}</p>}
      </div>
      <IconButton icon={X} label="Dismiss" size="sm" side="top" onClick={onDismiss} />
      <span
        aria-hidden="true"
        className="toast-life motion-reduce:hidden"
        style={{ animationDuration: `${toastLife}ms`, animationPlayState: isHidden ? "paused" : undefined }}
      />
    </div>
  );
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
