import type { IconCategory } from "@toolbox/core/tools/icon/icon.ts";
import { useId } from "react";

/** One category, or all. Native radios: arrow keys move and choose. */
export function CategoryChips({ categories, category, onCategory }: CategoryChipsProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label="Category" className="flex flex-wrap gap-1.5">
      {(["all", ...categories] as const).map((value) => (
        <label
          key={value}
          className="relative inline-flex h-7 items-center rounded-control border border-line-2 px-2.5 text-13 text-text-2 capitalize select-none hover:text-text-1 has-checked:border-accent-line has-checked:bg-accent-soft has-checked:font-title has-checked:text-text-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus pointer-coarse:h-10"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === category}
            onChange={() => onCategory(value)}
            className="absolute inset-0 m-0 appearance-none outline-none"
          />
          <span className="pointer-events-none">{value}</span>
        </label>
      ))}
    </div>
  );
}

type CategoryChipsProps = {
  categories: readonly IconCategory[];
  category: IconCategory | "all";
  onCategory: (category: IconCategory | "all") => void;
};
