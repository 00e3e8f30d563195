import { type ComponentProps, lazy, type ReactElement, Suspense, useRef, useState } from "react";
import type { MenuItem } from "./menu-item.ts";

const loadPanel = () => import("./menu-panel.tsx");
const MenuPanel = lazy(() => loadPanel().then((module) => ({ default: module.MenuPanel })));

/**
 * A button that opens a list of actions. `renderTrigger` draws the button with the attributes it is given; the panel's
 * code loads when the pointer or focus first comes near.
 */
export function Menu({ items, align = "end", renderTrigger }: MenuProps) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = () => setTarget(button.current);
  return (
    <>
      {renderTrigger({
        ref: button,
        "aria-haspopup": "menu",
        "aria-expanded": target !== null,
        onPointerEnter: () => void loadPanel(),
        onFocus: () => void loadPanel(),
        onClick: open,
        onKeyDown: (event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          open();
        },
      })}
      <Suspense>
        {target && <MenuPanel target={target} items={items} align={align} onClose={() => setTarget(null)} />}
      </Suspense>
    </>
  );
}

export type MenuTriggerProps = Pick<
  ComponentProps<"button">,
  "ref" | "aria-haspopup" | "aria-expanded" | "onPointerEnter" | "onFocus" | "onClick" | "onKeyDown"
>;

export type MenuProps = {
  items: readonly MenuItem[];
  align?: "start" | "end" | undefined;
  renderTrigger: (props: MenuTriggerProps) => ReactElement;
};
