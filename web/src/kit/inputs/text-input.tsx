import type { ComponentProps } from "react";
import { cx } from "../elements/cx.ts";
import { useControl } from "../form/field-context.ts";

/** One line of text. */
export function TextInput({
  mono = false,
  className,
  ...rest
}: ComponentProps<"input"> & { mono?: boolean | undefined }) {
  return <input type="text" {...useControl()} className={cx("field-edge", mono && "is-mono", className)} {...rest} />;
}
