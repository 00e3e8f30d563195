import { type FileOutput, ToolError } from "@toolbox/core";
import { tool } from "@toolbox/core/tools/workspace/tool.ts";
import { workspaceJson } from "@toolbox/core/workspace/export/workspace-json.ts";
import type { Workspace } from "@toolbox/core/workspace/model.ts";
import { useCallback, useState } from "react";
import { filesOf } from "../../../kit/result/outputs-of.ts";
import { useTheme } from "../../../app-context/theme.ts";
import { useHost } from "../../../kit/host/host.ts";
import { notify } from "../../../kit/toast/notify.ts";
import type { WorkspaceRecord } from "../store/record.ts";
import type { WorkspaceHandle } from "../store/use-workspace.ts";
import type { Export } from "./exports.ts";
import { viewInput } from "./view-input.ts";

const words: Partial<Record<Export["format"], string>> = {
  json: "Workspace data exported as JSON",
  md: "Workspace exported as Markdown",
  mermaid: "Workspace exported as Mermaid",
  opml: "Workspace exported as OPML",
  csv: "Workspace exported as CSV",
  png: "Image exported as PNG",
  svg: "Image exported as SVG",
};

/** Saves the workspace as a file: the tool makes it, so that the command line makes the same. */
export function useExports({ store }: WorkspaceHandle) {
  const { run, sink } = useHost();
  const app = useTheme();
  const [busy, setBusy] = useState<Export["format"] | null>(null);
  const save = useCallback(
    async (wanted: Export) => {
      const { record } = store.read();
      if (!record.plan) return;
      const { workspace } = record.plan;
      const input = viewInput(record.view, record.view.theme ?? app.theme, workspace);
      setBusy(wanted.format);
      try {
        let file = await drawnByHand(record, workspace, { ...input, ...wanted });
        if (!file) {
          const made = await run(tool, { ...input, text: workspaceJson(workspace), ...wanted }, {});
          if (!made.ok) throw new ToolError("save", made.issues[0]?.message ?? "The run was stopped.");
          file = filesOf(made.outputs)[0];
        }
        if (!file) throw new ToolError("save", "There is nothing to save.");
        await sink.save([file]);
        notify("success", words[wanted.format] ?? "Downloaded!", `${file.name} is saved.`);
      } catch (error) {
        console.error(error);
        notify("error", "Download Failed", error instanceof ToolError ? error.message : "The file could not be made.");
      } finally {
        setBusy(null);
      }
    },
    [store, run, sink, app.theme],
  );
  return { busy, save };
}

/**
 * A picture of a map whose boxes were moved, or some of them folded, by hand: as it is seen here, which no option of the
 * tool can say. Undefined for everything else.
 */
async function drawnByHand(
  { places, view }: WorkspaceRecord,
  workspace: Workspace,
  input: ReturnType<typeof viewInput> & Export,
): Promise<FileOutput | undefined> {
  const { format, layout, theme, colors, connections, progress } = input;
  const moved = places[layout];
  const isByHand = moved !== undefined || (view.folded !== null && view.folded.length > 0 && !input.folded);
  if ((format !== "png" && format !== "svg") || input.view !== "mindmap" || !isByHand) return undefined;
  const [{ workspacePng, workspaceSvg }, { browserPorts }] = await Promise.all([
    import("@toolbox/core/workspace/draw/sheet/sheet-files.ts"),
    import("../../../ports/index.ts"),
  ]);
  const options = {
    look: { theme, scheme: colors, layout, showConnections: connections, showProgress: progress },
    now: new Date(),
    folded: new Set(view.folded),
    ...(moved && { moved: new Map(Object.entries(moved)) }),
  };
  const name = `workspace-mindmap.${format}`;
  if (format === "svg")
    return {
      kind: "text",
      name,
      mime: "image/svg+xml",
      text: await workspaceSvg("mindmap", workspace, options, browserPorts),
    };
  const { bytes } = await workspacePng("mindmap", workspace, options, browserPorts);
  return { kind: "binary", name, mime: "image/png", bytes };
}
