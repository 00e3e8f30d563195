import type { AnyTool, Output } from "@toolbox/core";
import type { ReactNode } from "react";
import { Button } from "../../kit/elements/button.tsx";
import { FormFromFields, type FormProps } from "../../kit/form/form-from-fields.tsx";
import { Progress } from "../../kit/elements/progress.tsx";
import { ToolPage } from "../../kit/tool-page/tool-page.tsx";
import { useShortcut } from "../../kit/elements/use-shortcut.ts";
import { type ToolOptions, type ToolState, useTool } from "../../kit/tool-page/use-tool.ts";
import { UtilityResult } from "./utility-result.tsx";

/** Tools that give something else each time: they have a button that runs them once more. */
const rolling: ReadonlySet<string> = new Set(["uuid", "password"]);
const route = "/dev-utilities";

const renderResult = (outputs: readonly Output[], { isGhost }: { isGhost: boolean }) => (
  <UtilityResult outputs={outputs} isGhost={isGhost} />
);

/** One tool of the page: its form and its result, made anew with every change. */
export function ToolPanel({ tool, tab, nav, meaning, looks }: ToolPanelProps) {
  const state = useTool(tool, { live: true, meaning });
  const look = looks?.(state);
  const isRolling = rolling.has(tool.id);
  const { label } = tool.action;
  useShortcut("mod+enter", label, () => void state.run(), isRolling);
  const again = isRolling && (
    <Button variant="primary" block keys="mod+enter" onClick={() => void state.run()}>
      {label}
    </Button>
  );
  const link = async () => {
    const made = await state.link();
    if (!made.ok) return made;
    const url = new URL(made.url);
    url.searchParams.set("tool", tool.id);
    return { ok: true as const, url: url.href };
  };
  return (
    <ToolPage
      state={{ ...state, link }}
      route={route}
      tabs={{ list: nav, value: tab }}
      form={
        <div className="flex min-h-full flex-col">
          <FormFromFields state={state} fields={look?.fields} pictures={look?.pictures} />
          {state.isBusy && state.progress && (
            <div className="px-4 py-3">
              <Progress {...state.progress} onCancel={state.cancel} />
            </div>
          )}
          {again && (
            <div className="sticky bottom-0 mt-auto border-t border-line-1 bg-surface-1 px-4 py-3 max-lg:hidden">
              {again}
            </div>
          )}
        </div>
      }
      sticky={again && <div className="flex-1">{again}</div>}
      empty={{ title: `Fill in the form to see the result of ${tool.title} here.`, line: "Shown behind: an example." }}
      renderResult={look?.renderResult ?? renderResult}
    />
  );
}

// eslint-disable-next-line typescript/no-explicit-any -- a tool whose fields are known at run time
type Any = any;

/** How a tool of its own kind is shown. */
export interface ToolLooks {
  readonly fields?: FormProps<Any>["fields"];
  readonly pictures?: FormProps<Any>["pictures"];
  readonly renderResult?: typeof renderResult;
}

export type ToolPanelProps = {
  tool: AnyTool;
  tab: string;
  nav: ReactNode;
  meaning?: ToolOptions<Any>["meaning"];
  looks?: (state: ToolState<Any>) => ToolLooks;
};
