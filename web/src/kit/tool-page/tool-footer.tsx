import type { Fields } from "@toolbox/core";
import { Button } from "../elements/button.tsx";
import { cx } from "../elements/cx.ts";
import { FieldError } from "../form/field-error.tsx";
import { Progress } from "../elements/progress.tsx";
import type { ToolState } from "./use-tool.ts";

/**
 * The primary action of a tool that needs a press, with what belongs to the input as a whole: issues without a field,
 * how many fields need attention, progress of long work.
 */
export function ToolFooter<F extends Fields>({ state, formId, bare = false, className }: ToolFooterProps<F>) {
  const { action, worker } = state.tool;
  const general = state.issues.filter((issue) => issue.field === undefined);
  const fields = state.issues.length - general.length;
  return (
    <div className={cx("grid flex-1 gap-3", !bare && "flex-none border-t border-line-1 px-4 py-3", className)}>
      {general.map((issue) => (
        <FieldError key={issue.message} className="mt-0">
          {issue.message}
        </FieldError>
      ))}
      {fields > 1 && <output className="text-12 text-danger">{fields} fields need attention.</output>}
      {worker && state.isBusy && <Progress done={0} total={0} {...state.progress} onCancel={state.cancel} />}
      <Button
        type="submit"
        form={formId}
        variant="primary"
        block
        keys="mod+enter"
        busy={state.isBusy}
        busyLabel={action.busyLabel}
      >
        {action.label}
      </Button>
    </div>
  );
}

type ToolFooterProps<F extends Fields> = {
  state: ToolState<F>;
  /** The form it submits, when it stands outside of it. */
  formId?: string | undefined;
  /** Without edge and padding. */
  bare?: boolean | undefined;
  className?: string | undefined;
};
