import { Check, Copy } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../elements/cx.ts";
import { Button, type ButtonProps } from "../elements/button.tsx";
import { IconButton } from "../elements/icon-button.tsx";
import { type Copyable, type ToastMessage, useCopy } from "./deliver/use-copy.ts";
import { useWithheld } from "./earlier.tsx";
import { useShortcut } from "../elements/use-shortcut.ts";

/** Copies something and says so in its own place, in a live region and in a toast. */
export function CopyButton({ source, children = "Copy", label, toast, keys, iconOnly, ...look }: CopyButtonProps) {
  const { copy, isCopied } = useCopy(toast);
  const name = (label ?? (typeof children === "string" ? children : "")).replace(/^Copy ?/, "");
  const act = () => void copy(typeof source === "function" ? source() : source, name === "" ? undefined : name);
  const { inert, className: withheld } = useWithheld();
  useShortcut(keys ?? "", label ?? "Copy", act, keys !== undefined && !inert);
  const icon = isCopied ? Check : Copy;
  return (
    <>
      {iconOnly ? (
        <IconButton icon={icon} label={label ?? "Copy"} keys={keys} inert={inert} className={withheld} onClick={act} />
      ) : (
        <Button
          size="sm"
          icon={icon}
          aria-label={isCopied ? undefined : label}
          onClick={act}
          {...look}
          inert={inert}
          className={cx(look.className, withheld)}
        >
          {isCopied ? "Copied!" : children}
        </Button>
      )}
      <output className="sr-only">{isCopied && "Copied!"}</output>
    </>
  );
}

export type CopyButtonProps = Pick<ButtonProps, "variant" | "size" | "className" | "disabled"> & {
  /** What is copied; a function when it takes work to make. */
  source: Copyable | (() => Copyable);
  children?: ReactNode;
  /** The full name, when the visible one leaves out what is copied: "Copy CHANGELOG.md". Starts with the visible one. */
  label?: string | undefined;
  /** The page's own words after a copy. */
  toast?: ToastMessage | undefined;
  /** Bound while the button is shown. */
  keys?: string | undefined;
  iconOnly?: boolean | undefined;
};
