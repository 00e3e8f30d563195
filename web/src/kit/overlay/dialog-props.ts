import { lazy, type ReactNode, Suspense, useState } from "react";

const DialogPanel = lazy(() => import("./dialog-panel.tsx").then((module) => ({ default: module.DialogPanel })));

/**
 * A question or a form over the page. Focus goes in, stays in, and returns to where it was; Escape and a click
 * outside close. Its code loads the first time it opens.
 */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return <Suspense>{wasOpen && <DialogPanel {...props} />}</Suspense>;
}

export type DialogProps = {
  open: boolean;
  onOpen: (open: boolean) => void;
  /** It is gone, and the focus is back where it was. */
  onClosed?: (() => void) | undefined;
  title: string;
  /** One line under the title; read out with it. */
  description?: ReactNode;
  /** `sheet` slides in from the left edge over the full height. */
  shape?: "panel" | "sheet" | undefined;
  /** Leaves out the visible head; the title is still the dialog's name. */
  bare?: boolean | undefined;
  /** Width and the like. */
  className?: string | undefined;
  children: ReactNode;
};
