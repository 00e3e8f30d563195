import { decodeLink, type FileHandle, fileText, type InputOf, readInput, ToolError, InputError } from "@toolbox/core";
import { workspaceMarkdown } from "@toolbox/core/workspace/export/workspace-markdown.ts";
import { tool } from "@toolbox/core/tools/workspace/tool.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { useHost } from "../../../kit/host/host.ts";
import { notify } from "../../../kit/toast/notify.ts";
import type { Plan } from "../store/record.ts";
import type { WorkspaceHandle } from "../store/use-workspace.ts";
import { viewOf } from "../result/view-input.ts";
import { fileEndings, readPlan } from "./read-plan.ts";
import { samplePlan } from "@toolbox/core/workspace/sample-plan.ts";

type ToolInput = InputOf<typeof tool.fields>;

/** A file may have at most this many bytes: more is not a plan. */
const maxFileBytes = 5 * 1024 * 1024;

const failed = "Failed to generate workspace. Please check your input format.";

/** Everything that turns a text, a file or a link into a workspace. */
export interface PlanActions {
  /** Reads the text and puts what it says in place of the present workspace; undo brings that back. */
  generate(): Promise<void>;
  /** @param input of an example: what it shows besides the text */
  loadSample(input?: Partial<ToolInput>): void;
  /** Loads the sample and generates it. */
  showSample(): void;
  /** Opens files, each as a workspace of its own. */
  open(files: readonly FileHandle[]): void;
  /** Writes the edited workspace into the text, as Markdown. */
  writeText(): Promise<void>;
  readonly isBusy: boolean;
  /** Why the text gave no workspace. */
  readonly problem: string | null;
  /** Of the file dialog. */
  readonly accept: readonly string[];
}

export function usePlan({ store, record }: WorkspaceHandle): PlanActions {
  const { deflate } = useHost();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<{ text: string; message: string } | null>(null);
  const isRunning = useRef(false);

  /** Undefined when it could not be read; that is then said. */
  const read = useCallback(async (text: string, name = ""): Promise<Plan | undefined> => {
    setBusy(true);
    setFault(null);
    try {
      await painted();
      return await readPlan(text, name, new Date().toISOString());
    } catch (error) {
      // The console has it too, as the product has always had.
      console.error(error);
      const message = error instanceof InputError ? error.message : failed;
      setFault({ text, message });
      const words = message === failed ? undefined : message;
      notify("error", failed, name === "" ? words : [name, words].filter(Boolean).join(": "));
      return undefined;
    } finally {
      setBusy(false);
    }
  }, []);

  const generate = useCallback(async () => {
    const { text } = store.read().record;
    if (text.trim() === "") return notify("error", "Please enter some text to generate a workspace");
    if (isRunning.current) return;
    isRunning.current = true;
    const { id, isPlanAhead } = store.read().record;
    const plan = await read(text);
    isRunning.current = false;
    // Another workspace was opened meanwhile: this one is not its own.
    if (!plan || store.read().record.id !== id) return;
    store.setPlan(plan, "Generated the workspace from its text");
    const edits = isPlanAhead ? "It replaced your edits; undo brings them back." : undefined;
    notify("success", "Workspace generated successfully!", edits);
  }, [store, read]);

  const loadSample = useCallback(
    (input?: Partial<ToolInput>) => {
      const { text, plan } = store.read().record;
      const sample = samplePlan(new Date());
      // What stands there is not written over.
      if (text.trim() === "" && !plan) store.setText(sample);
      else if (text !== sample || plan) store.create(sample);
      if (input) store.setView(viewOf(input, null));
      notify("success", 'Sample data loaded! Click "Generate Workspace" to visualize.');
    },
    [store],
  );

  const showSample = useCallback(() => {
    loadSample();
    void generate();
  }, [loadSample, generate]);

  const openFile = useCallback(
    async (file: FileHandle) => {
      if (file.size > maxFileBytes)
        return notify("error", "File not used", `${file.name} has more than 5 MB. Split it into parts.`);
      let text: string;
      try {
        text = await fileText(file);
      } catch (error) {
        if (!(error instanceof ToolError)) throw error;
        return notify("error", "File not used", error.message);
      }
      const plan = await read(text, file.name);
      // What was wrong has been said, and the file is where it was.
      if (!plan) return;
      store.create(text, plan);
      notify("success", "Workspace generated successfully!", `Read from ${file.name}.`);
    },
    [store, read],
  );
  const open = useCallback(
    (files: readonly FileHandle[]) => {
      const openAll = async () => {
        for (const file of files) await openFile(file);
      };
      void openAll();
    },
    [openFile],
  );

  const writeText = useCallback(async () => {
    const { plan, text, id } = store.read().record;
    if (!plan) return;
    const next = workspaceMarkdown(plan.workspace, { times: false });
    const again = await readPlan(next, "", new Date().toISOString());
    // Where the lines of each node are now; what they say is what was written.
    if (store.read().record.id !== id || store.read().record.plan !== plan) return;
    store.setTextOfPlan(next, { ...again, workspace: plan.workspace, ms: plan.ms });
    if (text.trim() !== "")
      notify(
        "info",
        "Text updated",
        "It is now Markdown of the workspace as it is; its first lines say so to the reader.",
      );
  }, [store]);

  useEffect(() => {
    let isGone = false;
    const openLink = async () => {
      if (!/^#v\d+=/.test(location.hash)) return;
      const reading = await decodeLink(tool, location.search, location.hash, deflate);
      if (isGone) return;
      history.replaceState(history.state, "", location.pathname);
      if (!reading.ok) return notify("error", "Link not opened", reading.message);
      const judged = readInput(tool.fields, reading.input);
      if (!judged.ok) return notify("error", "Link not opened", judged.issues[0]?.message);
      const { text } = judged.input;
      if (text.trim() === "") return;
      const plan = await read(text);
      // What is kept in this browser is never written over by a link.
      store.create(text, plan ?? null);
      // Without a theme of its own it is seen in that of the app.
      const theme = reading.input.theme === undefined ? undefined : judged.input.theme;
      store.setView(viewOf({ ...judged.input, theme }, plan?.workspace ?? null));
      if (plan) notify("success", "Shared workspace opened", "It is a workspace of its own; yours are as they were.");
    };
    void openLink();
    const onHash = () => void openLink();
    window.addEventListener("hashchange", onHash);
    return () => {
      isGone = true;
      window.removeEventListener("hashchange", onHash);
    };
  }, [store, deflate, read]);

  return {
    generate,
    loadSample,
    showSample,
    open,
    writeText,
    isBusy,
    problem: fault?.text === record.text ? fault.message : null,
    accept: fileEndings,
  };
}

/** Lets the page show that it is busy, before work that holds it up. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
}
