import type { ReactNode } from "react";

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
