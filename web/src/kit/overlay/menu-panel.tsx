import { Check } from "lucide-react";
import * as Radix from "radix-ui/dropdown-menu";
import { AnchorBox } from "./anchor-box.tsx";
import { cx } from "../elements/cx.ts";
import { Kbd } from "../elements/kbd.tsx";
import type { MenuItem } from "./menu-item.ts";

const rowClass =
  "flex h-control items-center gap-2.5 rounded-control px-2 text-13 outline-none select-none data-disabled:text-text-3 data-highlighted:bg-surface-hover";

/** The open list of a `Menu`. Loaded on demand. */
export function MenuPanel({ target, items, align, onClose }: MenuPanelProps) {
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Trigger asChild>
        <AnchorBox target={target} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          aria-label={target.getAttribute("aria-label") ?? target.textContent ?? ""}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            target.focus();
          }}
          className="float-in scrollbar-quiet z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 overflow-auto rounded-card bg-surface-2 p-1 shadow-float"
        >
          {items.map((item, index) => (
            <Row key={item.kind === "line" ? `line-${index}` : item.label} item={item} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Row({ item }: { item: MenuItem }) {
  if (item.kind === "line") return <Radix.Separator className="mx-2 my-1 h-px bg-line-1" />;
  if (item.kind === "caption") return <Radix.Label className="caps px-2 pt-2 pb-1">{item.label}</Radix.Label>;
  const { label, icon: Icon, keys, danger, disabled = false, checked, onSelect } = item;
  const inside = (
    <>
      {Icon && <Icon aria-hidden="true" className={danger ? undefined : "text-text-2"} />}
      <span className="flex-1">{label}</span>
      {keys && <Kbd keys={keys} />}
      {checked !== undefined && <Check aria-hidden="true" className={cx("text-text-2", !checked && "invisible")} />}
    </>
  );
  if (checked === undefined) {
    return (
      <Radix.Item
        disabled={disabled}
        onSelect={onSelect}
        className={cx(rowClass, danger ? "text-danger" : "text-text-1")}
      >
        {inside}
      </Radix.Item>
    );
  }
  return (
    <Radix.CheckboxItem
      // One of several: `menuitemradio` says that choosing this one leaves the other.
      role="menuitemradio"
      checked={checked}
      aria-checked={checked}
      disabled={disabled}
      onSelect={onSelect}
      className={cx(rowClass, "text-text-1")}
    >
      {inside}
    </Radix.CheckboxItem>
  );
}

type MenuPanelProps = {
  target: HTMLElement;
  items: readonly MenuItem[];
  align: "start" | "end";
  onClose: () => void;
};
