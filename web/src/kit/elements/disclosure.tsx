import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";

/** A part of a form that few people need, folded away under its title. */
export function Disclosure({ title, end, isOpen: isWanted, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(isWanted);
  return (
    <details
      open={isOpen || isWanted}
      className="group border-t border-line-1"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="inner-ring flex h-10 cursor-pointer list-none items-center gap-2 px-4 select-none hover:bg-surface-hover [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-3.5 flex-none text-text-3 transition-transform group-open:rotate-90 motion-reduce:transition-none"
        />
        <span className="caps">{title}</span>
        {end !== undefined && <span className="mono ml-auto truncate text-text-3">{end}</span>}
      </summary>
      <div className="grid gap-3 px-4 pt-1 pb-4">{children}</div>
    </details>
  );
}

export type DisclosureProps = {
  title: string;
  /** What stands at the right end, also while it is folded. */
  end?: ReactNode;
  /** Opens it: something in it is set, or has to be mended. */
  isOpen: boolean;
  children: ReactNode;
};
