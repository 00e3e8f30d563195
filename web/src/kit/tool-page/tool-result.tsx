import type { Fields, InputOf, Output } from "@toolbox/core";
import { CircleAlert, FlaskConical, TriangleAlert } from "lucide-react";
import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import { Button } from "../elements/button.tsx";
import { Earlier } from "../result/earlier.tsx";
import { EmptyState } from "../result/empty-state.tsx";
import { ExamplePreviewContext } from "./example-preview-context.ts";
import { OutputsView } from "../result/outputs-view.tsx";
import type { ToastMessage } from "../result/deliver/use-copy.ts";
import type { ToolState } from "./use-tool.ts";
import { useExamplePreview } from "./use-example-preview.ts";

/**
 * The result pane: the last good result, marked as earlier while it is not of the input in sight, or before the first
 * one what it will look like. Never an empty box.
 */
export function ToolResult<F extends Fields>(props: ToolResultProps<F>) {
  const { state, preview, Result, resultActions, copyToast, below, empty } = props;
  const isEmpty = preview === undefined && state.outputs === null;
  const ghost = useExamplePreview(state.tool, isEmpty, empty?.hasLightExample);
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    // Stacked panes: what a press of the button made lies below the form. Only the page scrolls, not what holds it.
    const scroller = pane.current?.closest("main");
    if (!state.outputs || state.isLive || !scroller || !matchMedia("(max-width: 1023.98px)").matches) return;
    const distance = (pane.current?.getBoundingClientRect().top ?? 0) - scroller.getBoundingClientRect().top;
    scroller.scrollBy({ top: distance });
  }, [state.outputs, state.isLive]);
  const show = (outputs: readonly Output[], isGhost = false) =>
    Result ? (
      <Result outputs={outputs} isGhost={isGhost} input={state.input} />
    ) : (
      <OutputsView outputs={outputs} inert={isGhost} actions={resultActions} copyToast={copyToast} />
    );
  // A page that draws by itself shows the input in sight; what was made of it is of the last run that went well.
  const isEarlier = preview === undefined && state.isEarlier;
  // What is to be known of a result goes with it.
  const warnings = state.issues.length > 0 ? [] : state.warnings;
  const failure = state.isLive ? state.issues.find((issue) => issue.field === undefined) : undefined;
  return (
    <section
      ref={pane}
      aria-label="Result"
      aria-busy={state.isBusy || undefined}
      className="scrollbar-quiet flex min-h-0 min-w-0 flex-col border-line-1 max-lg:border-t lg:overflow-y-auto lg:border-l"
    >
      {failure && (
        <Notice tone="danger" action={state.hasFailed && <RetryButton state={state} />}>
          {failure.message}
        </Notice>
      )}
      <Earlier isEarlier={isEarlier} className="flex min-h-60 flex-1 flex-col">
        {warnings.map((warning) => (
          <Notice key={warning} tone="warning">
            {warning}
          </Notice>
        ))}
        <div className="flex min-h-0 flex-1 flex-col max-lg:min-h-90">
          {preview ??
            (state.outputs ? (
              show(state.outputs)
            ) : (
              <EmptyState
                title={empty?.title ?? `${state.tool.action.label} to see the result here.`}
                ghost={ghost && <ExamplePreviewContext value={true}>{show(ghost, true)}</ExamplePreviewContext>}
                action={
                  <Button icon={FlaskConical} keys="mod+e" onClick={() => state.loadExample()}>
                    Fill in the example
                  </Button>
                }
              >
                {empty?.line}
              </EmptyState>
            ))}
        </div>
      </Earlier>
      {below}
    </section>
  );
}

/** Runs what failed at the host once more, with the input as it is now. */
function RetryButton<F extends Fields>({ state }: { state: ToolState<F> }) {
  return (
    <Button size="sm" className="ml-auto" busy={state.isBusy} onClick={() => void state.run(undefined, null)}>
      Try again
    </Button>
  );
}

function Notice({ tone, action, children }: { tone: "danger" | "warning"; action?: ReactNode; children: string }) {
  const Icon = tone === "danger" ? CircleAlert : TriangleAlert;
  return (
    <p
      role={tone === "danger" ? "alert" : "status"}
      className={
        tone === "danger"
          ? "flex gap-2 border-b border-line-1 bg-red-soft px-4 py-2 text-13 text-red-text"
          : "flex gap-2 border-b border-line-1 bg-amber-soft px-4 py-2 text-13 text-amber-text"
      }
    >
      <Icon aria-hidden="true" className="mt-0.5" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
      {action}
    </p>
  );
}

/** What shows a result: made of the user's input, or an example as a picture only. */
export type ResultProps<F extends Fields> = {
  outputs: readonly Output[];
  isGhost: boolean;
  /** The form as it is now. */
  input: InputOf<F>;
};

export type ToolResultProps<F extends Fields> = {
  state: ToolState<F>;
  /** How results are shown, in place of tabs over the outputs. Also draws the ghost, which is only a picture. */
  Result?: ComponentType<ResultProps<F>> | undefined;
  /**
   * What fills the result pane whatever the state: pages that draw the input by themselves as one types. What such a
   * page shows of `state.outputs` it puts into `Earlier`.
   */
  preview?: ReactNode;
  /** Actions in the head of the result, before copy and download. */
  resultActions?: ReactNode;
  /** The toast after a copy, in the page's own words. */
  copyToast?: ToastMessage | undefined;
  /** Stands under the result at full width: sizes, a reference card. */
  below?: ReactNode;
  /**
   * Before the first result: the sentence that says what to do, and one line. A heavy tool whose first example takes
   * no time says so to get it drawn behind.
   */
  empty?:
    | { readonly title: string; readonly line?: ReactNode; readonly hasLightExample?: boolean | undefined }
    | undefined;
};
