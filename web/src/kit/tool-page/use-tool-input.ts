import { decodeLink, type Fields, initialInput, type InputOf, type Tool } from "@toolbox/core";
import { useCallback, useEffect, useRef, useState } from "react";
import { useHost } from "../host/host.ts";
import { notify } from "../toast/notify.ts";
import { fitting, readStored, writeStored } from "./tool-store.ts";

export interface ToolInput<F extends Fields> {
  readonly input: InputOf<F>;
  set<K extends keyof F & string>(field: K, value: InputOf<F>[K]): void;
  /** Changes some values at once. */
  patch(changes: Partial<InputOf<F>>): void;
  /** Puts other values in place of all; what was typed can be brought back by `restore`. */
  replace(values: Partial<InputOf<F>>): void;
  /** Whether `replace` or a link put typed values aside. */
  readonly canRestore: boolean;
  /** Changes places with the values put aside. */
  restore(): void;
  /** Whether any value differs from the initial one. */
  readonly isDirty: boolean;
}

interface State<F extends Fields> {
  readonly input: InputOf<F>;
  readonly replaced: InputOf<F> | undefined;
}

/**
 * The values of a tool's form. They start from the link that opened the page, else from the last visit, else from the
 * fields, and are kept for the next visit (secrets and files are not). A link is read once and then taken out of the
 * address, so that a reload shows what was edited since.
 */
export function useToolInput<F extends Fields>(tool: Tool<F>): ToolInput<F> {
  const { deflate } = useHost();
  const [state, setState] = useState<State<F>>(() => {
    const stored = readStored(tool);
    return { input: complete(tool, stored?.input), replaced: stored?.replaced && complete(tool, stored.replaced) };
  });

  const replace = useCallback(
    (values: Partial<InputOf<F>>) =>
      setState(({ input, replaced }) => ({
        input: { ...initialInput(tool.fields), ...values },
        replaced: isInitial(tool, input) ? replaced : input,
      })),
    [tool],
  );

  useEffect(() => {
    if (!hasLink(tool)) return;
    let isGone = false;
    const read = async () => {
      const reading = await decodeLink(tool, location.search, location.hash, deflate);
      if (isGone) return;
      history.replaceState(history.state, "", withoutLink(tool));
      if (!reading.ok) return notify("error", "Link not opened", reading.message);
      const values = fitting(tool, reading.input);
      replace(values as Partial<InputOf<F>>);
      const unused = Object.keys(reading.input).filter((name) => !Object.hasOwn(values, name));
      if (unused.length > 0) notify("info", "Part of the link was left out", `Not understood: ${unused.join(", ")}.`);
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [tool, deflate, replace]);

  const kept = useRef(state);
  useEffect(() => {
    if (kept.current === state) return;
    kept.current = state;
    if (!writeStored(tool, state)) noRoom();
  }, [tool, state]);

  return {
    input: state.input,
    set: useCallback((field, value) => setState((now) => ({ ...now, input: { ...now.input, [field]: value } })), []),
    patch: useCallback((changes) => setState((now) => ({ ...now, input: { ...now.input, ...changes } })), []),
    replace,
    canRestore: state.replaced !== undefined,
    restore: useCallback(
      () => setState(({ input, replaced }) => (replaced ? { input: replaced, replaced: input } : { input, replaced })),
      [],
    ),
    isDirty: !isInitial(tool, state.input),
  };
}

function complete<F extends Fields>(tool: Tool<F>, values: Readonly<Record<string, unknown>> | undefined): InputOf<F> {
  return { ...initialInput(tool.fields), ...values };
}

function isInitial<F extends Fields>(tool: Tool<F>, input: InputOf<F>): boolean {
  return JSON.stringify(input) === JSON.stringify(initialInput(tool.fields));
}

function hasLink(tool: Tool): boolean {
  const query = new URLSearchParams(location.search);
  return /^#v\d+=/.test(location.hash) || Object.keys(tool.fields).some((name) => query.has(name));
}

/** The address without what belongs to the tool; other parameters stay. */
function withoutLink(tool: Tool): string {
  const url = new URL(location.href);
  for (const name of Object.keys(tool.fields)) url.searchParams.delete(name);
  if (/^#v\d+=/.test(url.hash)) url.hash = "";
  return url.pathname + url.search + url.hash;
}

let hasWarned = false;

function noRoom(): void {
  if (hasWarned) return;
  hasWarned = true;
  notify("info", "Not kept", "This browser has no room to keep your input. It stays here until you leave the page.");
}
