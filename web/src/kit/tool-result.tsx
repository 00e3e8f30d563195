import type { Fields } from "@toolbox/core";
import { CircleAlert, FlaskConical, TriangleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "./elements/button.tsx";
import { EmptyState } from "./result/empty-state.tsx";
import { GhostContext } from "./tool-page/example-preview-context.ts";
import { OutputsView } from "./result/outputs-view.tsx";
import type { ToolPageProps } from "./tool-page/tool-page.tsx";
import { useGhost } from "./tool-page/use-example-preview.ts";

/** The result pane: the last good result, or before the first one what it will look like. Never an empty box. */
export function ToolResult<F extends Fields>(props: ToolPageProps<F>) {
  const { state, preview, renderResult, resultActions, copyToast, below, empty } = props;
  const isEmpty = preview === undefined && state.outputs === null;
  const ghost = useGhost(state.tool, isEmpty, empty?.hasLightExample);
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    // Stacked panes: what a press of the button made lies below the form. Only the page scrolls, not what holds it.
    const scroller = pane.current?.closest("main");
    if (!state.outputs || state.isLive || !scroller || !matchMedia("(max-width: 1023.98px)").matches) return;
    const distance = (pane.current?.getBoundingClientRect().top ?? 0) - scroller.getBoundingClientRect().top;
    scroller.scrollBy({ top: distance });
  }, [state.outputs, state.isLive]);
  const failure = state.isLive ? state.issues.find((issue) => issue.field === undefined) : undefined;
  return (
    <section
      ref={pane}
      aria-label="Result"
      aria-busy={state.isBusy || undefined}
      className="flex min-h-0 min-w-0 flex-col border-line-1 max-lg:border-t lg:border-l"
    >
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      {state.warnings.map((warning) => (
        <Notice key={warning} tone="warning">
          {warning}
        </Notice>
      ))}
      <div className="flex min-h-0 flex-1 flex-col max-lg:min-h-90">
        {preview ??
          (state.outputs ? (
            (renderResult?.(state.outputs, { isGhost: false }) ?? (
              <OutputsView outputs={state.outputs} actions={resultActions} copyToast={copyToast} />
            ))
          ) : (
            <EmptyState
              title={empty?.title ?? `${state.tool.action.label} to see the result here.`}
              ghost={
                ghost && (
                  <GhostContext value={true}>
                    {renderResult?.(ghost, { isGhost: true }) ?? <OutputsView outputs={ghost} inert />}
                  </GhostContext>
                )
              }
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
      {below}
    </section>
  );
}

function Notice({ tone, children }: { tone: "danger" | "warning"; children: string }) {
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
    </p>
  );
}
