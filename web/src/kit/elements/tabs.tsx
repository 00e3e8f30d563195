import * as Radix from "radix-ui/tabs";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/** Parts of one thing. Wrap the page part in `Tabs`, put `TabList` into its head and one `TabPanel` per tab below. */
export function Tabs<V extends string>({ value, onValue, className, children }: TabsProps<V>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onValue(next as V)} className={className}>
      {children}
    </Radix.Root>
  );
}

/** The row of tabs; stretches to the height of the head it stands in, so that the bar sits on its hairline. */
export function TabList<V extends string>({ label, tabs, className }: TabListProps<V>) {
  return (
    <Radix.List aria-label={label} className={cx("flex gap-4 self-stretch", className)}>
      {tabs.map((tab) => (
        <Radix.Trigger
          key={tab.value}
          value={tab.value}
          className="relative inline-flex items-center gap-1.5 rounded-mark text-13 whitespace-nowrap text-text-2 after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 hover:text-text-1 data-[state=active]:font-title data-[state=active]:text-text-1 data-[state=active]:after:bg-accent-line"
        >
          <span data-text={tab.label} className="steady-width">
            {tab.label}
          </span>
          {tab.count !== undefined && <span className="mono font-text text-text-3">{tab.count}</span>}
        </Radix.Trigger>
      ))}
    </Radix.List>
  );
}

/** What a tab shows. Kept out of the page while another tab is chosen, unless `keep` (then only hidden). */
export function TabPanel({ value, keep = false, className, children }: TabPanelProps) {
  return (
    <Radix.Content
      value={value}
      {...(keep && { forceMount: true as const })}
      className={cx("data-[state=inactive]:hidden", className)}
    >
      {children}
    </Radix.Content>
  );
}

export type TabsProps<V extends string> = {
  value: V;
  onValue: (value: V) => void;
  className?: string | undefined;
  children: ReactNode;
};

export type TabListProps<V extends string> = {
  label: string;
  tabs: readonly { readonly value: V; readonly label: string; readonly count?: number | undefined }[];
  className?: string | undefined;
};

export type TabPanelProps = {
  value: string;
  keep?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};
