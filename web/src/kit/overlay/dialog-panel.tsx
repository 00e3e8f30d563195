import { X } from "lucide-react";
import * as Radix from "radix-ui/dialog";
import { useRef } from "react";
import { cx } from "../elements/cx.ts";
import type { DialogProps } from "./dialog-props.ts";
import { IconButton } from "../elements/icon-button.tsx";

const shapes = {
  panel:
    "float-in top-[max(16px,12vh)] left-1/2 max-h-[calc(100dvh-32px)] w-[min(480px,calc(100vw-24px))] -translate-x-1/2 rounded-card",
  sheet: "sheet-in inset-y-0 left-0 w-[min(var(--sidebar-sheet),calc(100vw-48px))]",
} as const;

/** The panel of a `Dialog`. Loaded on demand. */
export function DialogPanel({
  open,
  onOpen,
  onClosed,
  title,
  description,
  shape = "panel",
  bare = false,
  className,
  children,
}: DialogProps) {
  const opener = useRef<Element>(null);
  const head = (
    <>
      <Radix.Title className={bare ? "sr-only" : "text-14"}>{title}</Radix.Title>
      {description && (
        <Radix.Description className={bare ? "sr-only" : "mt-0.5 text-13 text-text-2"}>{description}</Radix.Description>
      )}
    </>
  );
  return (
    <Radix.Root open={open} onOpenChange={onOpen}>
      <Radix.Portal>
        <Radix.Overlay className="fade-in fixed inset-0 z-40 bg-overlay" />
        <Radix.Content
          {...(!description && { "aria-describedby": undefined })}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            // Where there is something to fill in, that comes first. Else the panel itself: on the button that closes a
            // tooltip would show, and take the first Escape.
            const panel = event.target as HTMLElement;
            event.preventDefault();
            (panel.querySelector<HTMLElement>("input, textarea") ?? panel).focus();
          }}
          onCloseAutoFocus={(event) => {
            // There is no Radix trigger it could go back to.
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
            onClosed?.();
          }}
          className={cx(
            "fixed z-41 flex flex-col overflow-hidden bg-surface-2 text-text-1 shadow-float outline-none",
            shapes[shape],
            className,
          )}
        >
          {bare ? (
            head
          ) : (
            <div className="flex items-start gap-3 border-b border-line-1 py-3 pr-2 pl-4">
              <div className="min-w-0 flex-1">{head}</div>
              <Radix.Close asChild>
                <IconButton icon={X} label="Close" size="sm" />
              </Radix.Close>
            </div>
          )}
          <div className={cx("min-h-0 flex-1 overflow-auto", !bare && "p-4")}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
