import { type Fields, pages } from "@toolbox/core";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { cx } from "../elements/cx.ts";
import { FormFromFields, type FormProps } from "../form/form-from-fields.tsx";
import { ShortcutSheet } from "../overlay/shortcut-sheet.tsx";
import type { StatusFact } from "./status-bar.tsx";
import { TabPanel } from "../elements/tabs.tsx";
import { ToolFooter } from "./tool-footer.tsx";
import { ToolHeader } from "./tool-header.tsx";
import { ToolResult, type ToolResultProps } from "./tool-result.tsx";
import { ToolStatus } from "./tool-status.tsx";
import { useShortcut } from "../elements/use-shortcut.ts";

/**
 * A tool's page, whole: head with actions, the form, the result as the hero, and the status bar. Everything comes
 * from the tool and its page data; the slots are for what a page does its own way.
 */
export function ToolPage<F extends Fields>(props: ToolPageProps<F>) {
  const { state, route = state.tool.route, form, aside, facts, tabs, panes: columns, wideForm = false } = props;
  const { footer, sticky = footer } = props;
  const page = pages.find((entry) => entry.route === route);
  const formId = useId();
  const formElement = useRef<HTMLFormElement>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { action } = state.tool;

  useShortcut("mod+enter", action.label, () => void state.run(), !state.isLive);
  useShortcut("?", "All shortcuts", () => setSheetOpen(true));

  useEffect(() => {
    if (state.attempts > 0) goToFirstIssue(formElement.current);
  }, [state.attempts]);

  const panes = (
    <div
      className={cx(
        "grid min-h-0 grid-cols-[minmax(0,1fr)]",
        tabs && "flex-1",
        wideForm === true && "xl:[--pane-input:440px]",
        wideForm === "half" && "lg:[--pane-input:minmax(0,1fr)]",
        columns ??
          (aside
            ? "lg:grid-cols-[var(--pane-input)_minmax(0,1fr)_288px]"
            : "lg:grid-cols-[var(--pane-input)_minmax(0,1fr)]"),
      )}
    >
      <form
        ref={formElement}
        id={formId}
        noValidate
        aria-label="Input"
        className="flex min-h-0 min-w-0 flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          if (!state.isLive) void state.run();
        }}
      >
        <div className="scrollbar-quiet min-h-0 flex-1 lg:overflow-auto">{form ?? <FormFromFields {...props} />}</div>
        {footer ? (
          <div className="flex-none border-t border-line-1 px-4 py-3 max-lg:hidden">{footer}</div>
        ) : (
          !state.isLive && <ToolFooter state={state} className="max-lg:hidden" />
        )}
      </form>
      <ToolResult {...props} />
      {aside && (
        <aside className="scrollbar-quiet min-w-0 border-line-1 max-lg:border-t lg:overflow-auto lg:border-l">
          {aside}
        </aside>
      )}
    </div>
  );
  return (
    <div className="grid min-h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] bg-surface-1 lg:h-full">
      <ToolHeader
        icon={page?.icon ?? "wrench"}
        title={page?.title ?? state.tool.title}
        sentence={page?.description ?? `${state.tool.summary}.`}
        state={state}
        route={route}
        isOneOfSeveral={tabs !== undefined}
        onShortcuts={() => setSheetOpen(true)}
      />
      {tabs ? (
        <div className="flex min-h-0 flex-col">
          {tabs.list}
          <TabPanel value={tabs.value} className="flex min-h-0 flex-1 flex-col">
            {panes}
          </TabPanel>
        </div>
      ) : (
        panes
      )}
      <ToolStatus state={state} facts={facts} />
      {(sticky || !state.isLive) && (
        <div className="sticky bottom-0 z-10 flex items-center gap-3 border-t border-line-2 bg-surface-2 px-4 pt-2 pb-[max(12px,env(safe-area-inset-bottom))] lg:hidden">
          {sticky || <ToolFooter state={state} formId={formId} bare />}
        </div>
      )}
      <ShortcutSheet open={isSheetOpen} onOpen={setSheetOpen} />
    </div>
  );
}

/** Moves focus to the first control in error, so that its sentence is read and the user can mend it. */
function goToFirstIssue(form: HTMLFormElement | null): void {
  const bad = form?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid]");
  const control = bad?.matches("input, textarea, select, button, [tabindex], [contenteditable]")
    ? bad
    : bad?.querySelector<HTMLElement>("input[type=text], textarea, [contenteditable]");
  control?.focus();
  // Focus brings the control into view, and its sentence may stand below the edge.
  const describedBy = (control?.getAttribute("aria-describedby") ?? "").split(" ");
  const sentence = describedBy.map((id) => document.getElementById(id)).find((element) => element?.role === "alert");
  sentence?.scrollIntoView({ block: "nearest" });
}

export type ToolPageProps<F extends Fields> = Omit<FormProps<F>, "state"> &
  ToolResultProps<F> & {
    /** The route it stands on, for a tool that has several. */
    route?: string | undefined;
    /** The whole form, in place of the one made from the fields. */
    form?: ReactNode;
    /** A third pane. */
    aside?: ReactNode;
    /** The page's own actions in place of the one button of the tool: under the form, and where panes stack at the bottom. */
    footer?: ReactNode;
    /** Under 1024 px: the primary action that stays in sight, with a thumbnail; else `footer`. */
    sticky?: ReactNode;
    /** Further measured facts for the status bar. */
    facts?: readonly StatusFact[] | undefined;
    /** For a page of several tools, which wraps this in `Tabs`: the row under the head, and the tab in sight. */
    tabs?: { readonly list: ReactNode; readonly value: string } | undefined;
    /** A form of lists: 440 px. An editor beside what it makes: half of the page. */
    wideForm?: boolean | "half" | undefined;
    /** Classes that say how wide the panes are, for a page whose result is not a form's: `lg:grid-cols-[…]`. */
    panes?: string | undefined;
  };
