import type { ComponentProps } from "react";
import { cx } from "../elements/cx.ts";
import { useControl } from "../form/field-context.ts";

/** Several lines of text; the user may drag it taller. */
export function TextArea({
  mono = false,
  className,
  ...rest
}: ComponentProps<"textarea"> & { mono?: boolean | undefined }) {
  return (
    <textarea
      rows={3}
      {...useControl()}
      className={cx("field-edge scrollbar-quiet", mono && "is-mono", className)}
      {...rest}
    />
  );
}
