import { commandLine, encodeLink, initialInput } from "@toolbox/core";
import { toolEntryText } from "@toolbox/core/config-file/tool-entry.ts";
import { outputName } from "@toolbox/core/tools/workspace/output-name.ts";
import { tool } from "@toolbox/core/tools/workspace/tool.ts";
import { workspaceMarkdown } from "@toolbox/core/workspace/export/workspace-markdown.ts";
import { useMemo } from "react";
import { useTheme } from "../../app-context/theme.ts";
import { useHost } from "../../kit/host/host.ts";
import type { ToolState } from "../../kit/tool-page/use-tool.ts";
import type { PlanActions } from "./plan/use-plan.ts";
import { viewInput } from "./result/view-input.ts";
import type { WorkspaceHandle } from "./store/use-workspace.ts";

/** The state of the page as the head with its actions knows it: the workspace in hand is the input of the tool. */
export function useHeaderState(
  { record, workspace, store }: WorkspaceHandle,
  plan: PlanActions,
): ToolState<typeof tool.fields> {
  const { deflate } = useHost();
  const app = useTheme();
  return useMemo(() => {
    const input = () => ({
      ...initialInput(tool.fields),
      ...viewInput(record.view, record.view.theme ?? app.theme, workspace),
      // What stands in the text, until it was read and edited: then what the workspace is now.
      text: workspace && record.isPlanAhead ? workspaceMarkdown(workspace) : record.text,
    });
    const notHere = () => {
      throw new Error("The workspace page runs its tool itself.");
    };
    return {
      tool,
      get input() {
        return input();
      },
      get meant() {
        return input();
      },
      set: notHere,
      issues: [],
      issueOf: () => undefined,
      outputs: null,
      warnings: [],
      ms: record.plan?.ms ?? null,
      progress: null,
      hasFailed: plan.problem !== null,
      isBusy: plan.isBusy,
      isLive: true,
      isStale: record.isTextAhead,
      isEarlier: record.isTextAhead,
      attempts: 0,
      isDirty: record.text !== "" || record.plan !== null,
      run: () => plan.generate().then(() => true),
      cancel: notHere,
      loadExample: (name) => {
        const example = tool.examples.find((entry) => entry.name === name)?.input;
        plan.loadSample(example);
      },
      fill: notHere,
      reset: () => store.create(),
      canRestore: false,
      restore: notHere,
      // A long plan is written out only when somebody copies it.
      get command() {
        return commandLine(tool, input());
      },
      config: () => {
        const made = { kind: "text", name: outputName(input()), mime: "", text: "" } as const;
        return toolEntryText(tool, input(), [made]);
      },
      link: async () => {
        // A text that was not read yet is shared as it stands, a workspace as Markdown that reads back the same.
        const text = workspace && !record.isTextAhead ? workspaceMarkdown(workspace, { times: false }) : record.text;
        const theme = record.view.theme ?? tool.fields.theme.initial;
        const link = await encodeLink(tool, { ...input(), theme, text }, deflate);
        return link.ok
          ? { ok: true, url: `${location.origin}${location.pathname}${link.search}${link.hash}` }
          : { ok: false, message: link.message };
      },
    };
  }, [record, workspace, store, plan, deflate, app.theme]);
}
