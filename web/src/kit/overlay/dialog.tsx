import { lazy, Suspense, useState } from "react";
import type { DialogProps } from "./dialog-props.ts";

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
