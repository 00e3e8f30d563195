import type { Issue } from "@toolbox/core";
import type { MetaInput, metaFields } from "@toolbox/core/tools/meta-tags/fields.ts";
import { tool } from "@toolbox/core/tools/meta-tags/tool.ts";
import { validate } from "@toolbox/core/tools/meta-tags/validate.ts";
import { useMemo, useRef } from "react";
import { notify } from "../../kit/toast/notify.ts";
import { useShortcut } from "../../kit/elements/use-shortcut.ts";
import { type ToolState, useTool } from "../../kit/tool-page/use-tool.ts";
import { type MetaTab, tabOf } from "./meta-tabs.ts";

export type MetaState = ToolState<typeof metaFields>;

/**
 * The tool's state with the product's rules on every edit: all errors at once, each under its field as soon as
 * something is typed there, and a toast when they hold back the tags.
 */
export function useMetaState(setTab: (tab: MetaTab) => void): { state: MetaState; problems: readonly Issue[] } {
  const state = useTool(tool);
  const { input, attempts } = state;
  const problems = useMemo(() => validate(input), [input]);
  const at = useRef(0);

  const run: MetaState["run"] = async (changes) => {
    const found = validate({ ...input, ...changes });
    setTab(tabOfIssue(found[0]) ?? "export");
    const isGood = await state.run(changes);
    if (!isGood && found.length > 0)
      notify("error", "Validation Errors", "Please fix the validation errors before generating tags.");
    return isGood;
  };

  useShortcut(
    "f8",
    "Next error",
    () => {
      const problem = problems[at.current++ % problems.length];
      if (!problem) return;
      setTab(tabOfIssue(problem) ?? "basic");
      // The field is drawn once its tab is.
      requestAnimationFrame(() => fieldOf(problem.message)?.focus());
    },
    problems.length > 0,
  );

  const isShown = (field: string) => attempts > 0 || String(input[field as keyof MetaInput] ?? "").trim() !== "";
  const issueOf = (field: string) =>
    isShown(field) ? problems.find((problem) => problem.field === field)?.message : undefined;
  return { state: { ...state, run, issueOf, issues: attempts > 0 ? problems : [] }, problems };
}

function tabOfIssue(issue: Issue | undefined): MetaTab | undefined {
  return issue?.field === undefined ? undefined : tabOf(issue.field as keyof MetaInput);
}

/** The control whose error has these words. */
function fieldOf(message: string): HTMLElement | null {
  const controls = document.querySelectorAll<HTMLElement>("form [aria-invalid=true]");
  return (
    [...controls].find((control) =>
      (control.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .some((id) => document.getElementById(id)?.textContent === message),
    ) ??
    controls[0] ??
    document.querySelector<HTMLElement>("form input[type=text]")
  );
}
