import {
  commandLine,
  encodeLink,
  type Example,
  type Fields,
  graphemeCount,
  type InputOf,
  type Issue,
  initialInput,
  isShown,
  type Output,
  readInput,
  type Tool,
} from "@toolbox/core";
import { toolEntryText } from "@toolbox/core/config-file/tool-entry.ts";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useHost } from "../host/host.ts";
import { notify } from "../toast/notify.ts";
import type { ToastMessage } from "../result/deliver/use-copy.ts";
import { badColorsAsBlack, type Meaning } from "../inputs/bad-colors.ts";
import { useRunToasts } from "./use-run-toasts.ts";
import { useToolInput } from "./use-tool-input.ts";
import { type RunState, useToolRun } from "./use-tool-run.ts";

/** Milliseconds of rest after the last change before a live tool runs again. */
const liveDelay = 120;

/**
 * Everything a page needs of its tool: the typed input, its issues, the results, and the actions on them. A `live`
 * tool runs by itself as the input changes; any other when `run` is called, which also says the tool's success toast.
 */
export function useTool<F extends Fields>(
  tool: Tool<F>,
  { live = false, meaning: ownMeaning, toastTitles = none }: ToolOptions<F> = {},
): ToolState<F> {
  const { deflate } = useHost();
  const form = useToolInput(tool);
  const { state, run: execute, cancel, setIssue, forget } = useToolRun(tool);
  const { input } = form;
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [attempts, setAttempts] = useState(0);

  const meaning = useMemo(() => ownMeaning ?? badColorsAsBlack(tool.fields), [ownMeaning, tool]);
  const meant = useCallback((values: InputOf<F>) => meaning(values).input, [meaning]);
  const { input: read, notes } = useMemo(() => meaning(input), [meaning, input]);

  const latest = useRef(input);
  useLayoutEffect(() => {
    latest.current = input;
  });

  const say = useRunToasts(tool, toastTitles);
  const wasTouched = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef<InputOf<F>>(undefined);
  useEffect(() => {
    const isUnderWay = pressed.current !== undefined && hasSameValues(pressed.current, input);
    pressed.current = undefined;
    // What a press already runs with needs no run of its own.
    if (!live || isUnderWay) return;
    timer.current = setTimeout(() => {
      void execute(meant(input)).then((result) => say(result, { isLive: true, isTouched: wasTouched.current }));
    }, liveDelay);
    return () => clearTimeout(timer.current);
  }, [live, input, execute, meant, say]);

  const set = useCallback(
    <K extends keyof F & string>(name: K, value: InputOf<F>[K]) => {
      const spec = tool.fields[name];
      if (!spec) return;
      const reading = readInput({ [name]: spec }, { [name]: value });
      const issue = reading.ok ? undefined : reading.issues[0];
      setTouched((now) => new Set(now).add(name));
      wasTouched.current = true;
      if (spec.kind === "file" || spec.kind === "files") {
        setIssue(name, issue);
        // A file that cannot be used is refused at once; the one chosen before stays.
        if (issue) return notify("error", issue.title ?? "File not used", issue.message);
      } else {
        const isOverLimit = spec.kind === "text" && spec.max !== undefined && graphemeCount(String(value)) > spec.max;
        const had = state.issues.some((entry) => entry.field === name);
        setIssue(name, isOverLimit || had ? issue : undefined);
      }
      form.set(name, value);
    },
    [tool, form, setIssue, state.issues],
  );

  const run = useCallback(
    async (changes?: Partial<InputOf<F>>, success: ToastMessage | null = tool.action.success) => {
      // A live tool about to run on the same input would take this run's place, and its toast.
      clearTimeout(timer.current);
      const values = { ...latest.current, ...changes };
      if (changes) {
        pressed.current = values;
        form.patch(changes);
      }
      const result = await execute(meant(values));
      if (!result) return false;
      if (result.ok) {
        if (success) notify("success", success.title, success.description);
        return true;
      }
      if (result.reason === "input") setAttempts((count) => count + 1);
      say(result, { isLive: false });
      return false;
    },
    [execute, tool, form, meant, say],
  );

  const replace = useCallback(
    (values: Partial<InputOf<F>>) => {
      form.replace(values);
      forget();
      setTouched(new Set());
      wasTouched.current = false;
    },
    [form, forget],
  );

  const issues = useMemo(() => {
    const shown = state.issues.filter((issue) => {
      const spec = issue.field === undefined ? undefined : tool.fields[issue.field];
      return !spec || isShown(spec, input);
    });
    if (!live || attempts > 0 || state.hasFailed) return shown;
    // A form that runs by itself does not blame fields nobody has touched yet; a link or the last visit may have.
    const initial: Readonly<Record<string, unknown>> = initialInput(tool.fields);
    const isTouched = (name: string) =>
      touched.has(name) || JSON.stringify(input[name]) !== JSON.stringify(initial[name]);
    return shown.filter((issue) => (issue.field ? isTouched(issue.field) : touched.size > 0));
  }, [state.issues, state.hasFailed, live, attempts, touched, tool, input]);
  const issueOf = (name: string) => notes[name] ?? issues.find((issue) => issue.field === name)?.message;

  const isStale = state.input !== null && !hasSameValues(state.input as Record<string, unknown>, read);
  const isEarlier = state.outputs !== null && (isStale || state.issues.length > 0);

  return {
    ...state,
    tool,
    input,
    meant: read,
    set,
    issues,
    issueOf,
    isLive: live,
    isStale,
    isEarlier,
    attempts,
    isDirty: form.isDirty,
    run,
    cancel,
    loadExample: (name) => {
      const example = (tool.examples as readonly Example<F>[]).find(
        (entry) => name === undefined || entry.name === name,
      );
      if (example) replace(example.input);
    },
    fill: replace,
    reset: () => replace(initialInput(tool.fields)),
    canRestore: form.canRestore,
    restore: () => {
      form.restore();
      forget();
    },
    command: commandLine(tool, meant(input)),
    config: () => toolEntryText(tool, meant(input), (isEarlier ? null : state.outputs) ?? []),
    link: async () => {
      const link = await encodeLink(tool, latest.current, deflate);
      return link.ok
        ? { ok: true, url: `${location.origin}${location.pathname}${link.search}${link.hash}` }
        : { ok: false, message: link.message };
    },
  };
}

const none = {};

function hasSameValues(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(one).every((name) => one[name] === other[name]);
}

export interface ToolOptions<F extends Fields> {
  /** Runs by itself, shortly after each change and once at the start. */
  live?: boolean | undefined;
  /**
   * What the tool runs with where the product reads bad input its own way instead of refusing it; without one, what is
   * no color counts as black. Always the same function, or each render runs the tool anew.
   */
  meaning?: ((input: InputOf<F>) => Meaning<F>) | undefined;
  /** By the title that the tool gives a toast, the title it has on this page. Always the same object. */
  toastTitles?: Readonly<Record<string, string>> | undefined;
}

export interface ToolState<F extends Fields> extends Omit<RunState, "input"> {
  readonly tool: Tool<F>;
  /** As typed: what the form shows. */
  readonly input: InputOf<F>;
  /** As the tool reads it: what a preview draws. The same object until the input changes. */
  readonly meant: InputOf<F>;
  /** Sets one value. A file the field does not take is refused with a toast, and the value stays. */
  set<K extends keyof F & string>(field: K, value: InputOf<F>[K]): void;
  /** What the user has to mend now, of fields in sight. */
  readonly issues: readonly Issue[];
  /** The sentence under a field. */
  issueOf(field: string): string | undefined;
  /** Of the last run that went well; null before the first. Kept when a later run fails. */
  readonly outputs: readonly Output[] | null;
  readonly isLive: boolean;
  /** Whether the input was changed after `outputs` were made. */
  readonly isStale: boolean;
  /** Whether `outputs` are not of the input in sight: it was changed since, or what was given last was refused. */
  readonly isEarlier: boolean;
  /** How often `run` was refused for its input: the page then goes to the first issue. */
  readonly attempts: number;
  readonly isDirty: boolean;
  /**
   * Runs now, with some values changed first where given. True when it went well. A page with several actions gives
   * the words of the toast; null says nothing.
   */
  run(changes?: Partial<InputOf<F>>, success?: ToastMessage | null): Promise<boolean>;
  /** Stops a run under way. */
  cancel(): void;
  /** Fills in an example, the first without a name. What was typed can be brought back by `restore`. */
  loadExample(name?: string): void;
  /** Puts values that were read somewhere in place of all; those left out become initial. `restore` undoes it. */
  fill(values: Partial<InputOf<F>>): void;
  /** Back to the initial values; `restore` brings the typed ones back. */
  reset(): void;
  readonly canRestore: boolean;
  restore(): void;
  /** The `toolbox …` line that does the same in a terminal. */
  readonly command: string;
  /** The entry of `make` that makes the same in a repository, as it is pasted into toolbox.config.json. */
  config(): string;
  /** The address that opens the page with this input, or why there is none. */
  link(): Promise<{ readonly ok: true; readonly url: string } | { readonly ok: false; readonly message: string }>;
}
