import { type Fields, type Output, pluralize } from "@toolbox/core";
import { Lock } from "lucide-react";
import { byteSize } from "../files/byte-size.ts";
import { filesOf } from "../result/outputs-of.ts";
import { sizeOf } from "../result/download-button.tsx";
import { StatusBar, type StatusFact } from "./status-bar.tsx";
import { useShortcuts } from "../elements/use-shortcut.ts";
import type { ToolState } from "./use-tool.ts";

/** The status bar of a tool page: where it ran, how long it took, how big the results are; the keys of the page. */
export function ToolStatus<F extends Fields>({ state, facts = [] }: ToolStatusProps<F>) {
  const shortcuts = useShortcuts();
  const keys = ["mod+enter", "mod+shift+c", "mod+s", "mod+e", "?"]
    .flatMap((wanted) => shortcuts.filter((shortcut) => shortcut.keys === wanted).slice(0, 1))
    .map(({ keys: combination, label }) => ({ keys: combination, label }));
  const isHelp = (hint: { keys: string }) => hint.keys === "?";
  const hints = [...keys.filter((hint) => !isHelp(hint)).slice(0, 2), ...keys.filter(isHelp)];
  const files = filesOf(state.outputs);
  const own: StatusFact[] = [
    {
      id: "where",
      words: (
        <>
          <Lock aria-hidden="true" className="size-3" />
          Runs in this browser
        </>
      ),
    },
    ...(state.ms === null
      ? [{ id: "none", words: state.isBusy ? "working" : "nothing generated yet" }]
      : [took(state.ms)]),
    ...facts,
    ...(files.length > 0 ? [{ id: "size", words: sizes(files) }] : []),
    ...(state.isStale && !state.isLive ? [{ id: "stale", words: "input changed since" }] : []),
  ];
  return <StatusBar facts={own} keys={hints} />;
}

function took(ms: number): StatusFact {
  return {
    id: "ms",
    words: (
      <>
        made in <b>{ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms</b>
      </>
    ),
  };
}

function sizes(files: readonly Exclude<Output, { kind: "facts" }>[]) {
  const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0);
  return (
    <>
      {pluralize(files.length, "file")}, <b>{byteSize(bytes)}</b>
    </>
  );
}

type ToolStatusProps<F extends Fields> = { state: ToolState<F>; facts?: readonly StatusFact[] | undefined };
