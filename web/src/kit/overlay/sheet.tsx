import { Dialog } from "./dialog.tsx";
import type { DialogProps } from "./dialog-props.ts";

/** A dialog that slides in from the left edge: the sidebar on a phone. */
export function Sheet(props: Omit<DialogProps, "shape">) {
  return <Dialog shape="sheet" bare {...props} />;
}
