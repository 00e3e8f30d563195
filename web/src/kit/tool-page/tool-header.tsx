import type { Fields } from "@toolbox/core";
import { PageIcon } from "./page-icon.tsx";
import { ToolActions } from "./tool-actions.tsx";
import type { ToolState } from "./use-tool.ts";

/** Icon, title, one sentence, and the actions of the page. */
export function ToolHeader<F extends Fields>({ icon, title, sentence, ...actions }: ToolHeaderProps<F>) {
  return (
    <header className="flex min-h-toolhead items-center gap-3 border-b border-line-1 px-4 max-md:items-start max-md:py-3 max-md:pr-2">
      <span className="grid size-8 flex-none place-items-center rounded-control border border-line-2 bg-surface-0">
        <PageIcon name={icon} />
      </span>
      <div className="min-w-0">
        <h1 className="text-16 leading-5 tracking-[-0.012em]">{title}</h1>
        <p className="text-13 leading-4.5 text-pretty text-text-2 md:truncate">{sentence}</p>
      </div>
      <ToolActions {...actions} />
    </header>
  );
}

type ToolHeaderProps<F extends Fields> = {
  /** A name in page-icon.tsx. */
  icon: string;
  title: string;
  sentence: string;
  state: ToolState<F>;
  route: string;
  isOneOfSeveral?: boolean | undefined;
  onShortcuts: () => void;
};
