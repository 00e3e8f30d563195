import { ChevronDown } from "lucide-react";
import { Badge, type BadgeProps } from "../../../kit/elements/badge.tsx";
import { Menu } from "../../../kit/overlay/menu.tsx";

/** A badge that opens the choices it stands for. */
export function ChoiceBadge<V extends string>({ label, value, options, onValue, tone, dot }: ChoiceBadgeProps<V>) {
  const words = options.find((option) => option.value === value)?.label ?? value;
  return (
    <Menu
      align="start"
      items={options.map((option) => ({
        label: option.label,
        checked: option.value === value,
        onSelect: () => onValue(option.value),
      }))}
      renderTrigger={(trigger) => (
        <button
          type="button"
          aria-label={`${label}: ${words}`}
          className="group inline-flex min-h-6 items-center rounded-mark max-md:min-h-10"
          {...trigger}
        >
          <Badge tone={tone} dot={dot} className="group-hover:border-line-3">
            {words}
            <ChevronDown aria-hidden="true" className="size-3 text-text-3" />
          </Badge>
        </button>
      )}
    />
  );
}

type ChoiceBadgeProps<V extends string> = Pick<BadgeProps, "tone" | "dot"> & {
  label: string;
  value: V;
  options: readonly { readonly value: V; readonly label: string }[];
  onValue: (value: V) => void;
};
