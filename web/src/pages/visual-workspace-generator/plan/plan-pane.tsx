import { tool } from "@toolbox/core/tools/workspace/tool.ts";
import { findNode } from "@toolbox/core/workspace/edit/find-node.ts";
import { PanelLeftClose, Upload } from "lucide-react";
import { type Ref, useEffect, useId, useMemo, useRef } from "react";
import { Button } from "../../../kit/elements/button.tsx";
import { cx } from "../../../kit/elements/cx.ts";
import { FieldError } from "../../../kit/form/field-error.tsx";
import { HiddenPicker } from "../../../kit/files/file-picker.tsx";
import { IconButton } from "../../../kit/elements/icon-button.tsx";
import type { useFileDrop } from "../../../kit/files/use-file-drop.ts";
import { useWorkspace } from "../store/use-workspace.ts";
import { PlanEditor, type PlanEditorHandle, type PlanMark } from "./plan-editor.tsx";
import { charactersOf } from "./characters-of.ts";
import { PlanNotices } from "./plan-notices.tsx";
import type { PlanActions } from "./use-plan.ts";
import { WorkspaceMenu } from "./workspace-menu.tsx";

/** The text a workspace is made from, and what makes it one. */
export function PlanPane({ editor, plan, drop, onHide, className }: PlanPaneProps) {
  const { record, workspace, selected, store, isKept } = useWorkspace();
  const { text, isTextAhead, isPlanAhead } = record;
  const picker = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const isBlank = text.trim() === "";
  const isCurrent = workspace !== null && !isTextAhead;

  const spans = record.plan?.spans;
  const marks = useMemo(
    () =>
      !isCurrent || !spans
        ? []
        : workspace.nodes
            .flatMap((node): PlanMark[] => {
              const span = spans[node.id];
              return span ? [{ ...span, status: node.status }] : [];
            })
            .toSorted((a, b) => a.first - b.first),
    [isCurrent, spans, workspace],
  );
  const owner = workspace && selected !== null ? findNode(workspace, selected) : undefined;
  const lit = isCurrent && owner ? spans?.[owner.node.id] : undefined;
  useEffect(() => {
    if (lit && editor && "current" in editor) editor.current?.reveal(lit);
  }, [lit, editor]);
  const showLine = (line: number) => {
    if (editor && "current" in editor) editor.current?.showLine(line);
  };
  return (
    <form
      noValidate
      aria-label="Input"
      className={cx("relative flex min-h-0 min-w-0 flex-col", className)}
      onSubmit={(event) => {
        event.preventDefault();
        void plan.generate();
      }}
    >
      <div className="flex h-panehead flex-none items-center gap-2 border-b border-line-1 pr-2 pl-4">
        <WorkspaceMenu />
        <span className="mono truncate text-text-3">{charactersOf(text)}</span>
        <IconButton
          icon={PanelLeftClose}
          label="Hide the text"
          className="ml-auto max-lg:hidden"
          disabled={workspace === null}
          onClick={onHide}
        />
      </div>
      <div className="flex min-h-56 flex-1 flex-col lg:min-h-0">
        <PlanEditor
          ref={editor}
          text={text}
          onText={(next) => store.setText(next)}
          marks={marks}
          selected={lit}
          notices={isCurrent ? (record.plan?.notices ?? []) : []}
          aria-label={tool.fields.text.label}
          aria-invalid={plan.problem !== null || undefined}
          aria-describedby={plan.problem === null ? undefined : errorId}
          placeholder={tool.fields.text.placeholder}
        />
      </div>
      {plan.problem !== null && (
        <FieldError id={errorId} className="mx-4 my-2">
          {plan.problem}
        </FieldError>
      )}
      {isCurrent && <PlanNotices notices={record.plan?.notices ?? []} onShowLine={showLine} />}
      {!isKept && (
        <p role="alert" className="border-t border-line-1 bg-red-soft px-4 py-2 text-12 text-red-text">
          This browser has no room to keep this workspace. It stays here until you leave the page: export it as JSON, or
          delete workspaces you no longer need.
        </p>
      )}
      {isPlanAhead && workspace && (
        <div className="flex items-center gap-2 border-t border-line-1 px-4 py-2 text-12 text-text-2">
          <span className="min-w-0 flex-1">The workspace was edited. The text is as it was.</span>
          <Button size="sm" onClick={() => void plan.writeText()}>
            Update text
          </Button>
        </div>
      )}
      <div className="grid flex-none grid-cols-2 gap-2 border-t border-line-1 p-2">
        <HiddenPicker ref={picker} accept={plan.accept} multiple={false} onPick={drop.take} />
        <Button size="sm" onClick={() => plan.loadSample()}>
          Load Sample Data
        </Button>
        <Button size="sm" icon={Upload} onClick={() => picker.current?.click()}>
          Import File
        </Button>
        <Button
          type="submit"
          variant={isTextAhead || !workspace ? "primary" : "secondary"}
          keys={isBlank ? undefined : "mod+enter"}
          className="col-span-2"
          disabled={isBlank}
          busy={plan.isBusy}
          busyLabel="Processing..."
        >
          Generate Workspace
        </Button>
      </div>
      {drop.isOver && (
        <div className="pointer-events-none absolute inset-2 grid place-items-center rounded-card border-2 border-dashed border-accent-line bg-accent-soft text-13 font-title text-accent-text">
          Drop to open as a workspace
        </div>
      )}
    </form>
  );
}

type PlanPaneProps = {
  editor: Ref<PlanEditorHandle> | undefined;
  plan: PlanActions;
  drop: ReturnType<typeof useFileDrop>;
  onHide: () => void;
  className?: string | undefined;
};
