import type { InputOf } from "@toolbox/core";
import type { tool } from "@toolbox/core/tools/workspace/tool.ts";
import type { Workspace } from "@toolbox/core/workspace/model.ts";
import { initialView, type ViewSettings } from "../store/view-settings.ts";

type ToolInput = InputOf<typeof tool.fields>;
type ViewInput = Pick<ToolInput, "view" | "theme" | "colors" | "layout" | "connections" | "progress" | "folded">;

type Asked = { readonly [name in keyof ViewInput]?: ViewInput[name] | undefined };

/** The settings of the page as input of the tool: for commands, links and exports. */
export function viewInput(view: ViewSettings, theme: "light" | "dark", workspace: Workspace | null): ViewInput {
  const { folded } = view;
  const folders = workspace?.nodes.filter(({ children }) => children.length > 0) ?? [];
  return {
    view: view.tab,
    theme,
    colors: view.colorScheme,
    layout: view.layout,
    connections: view.showConnections,
    progress: view.showProgress,
    folded: folded !== null && folders.length > 0 && folders.every(({ id }) => folded.includes(id)),
  };
}

/** The settings that an input of the tool asks for; those it does not name stay as they are at first. */
export function viewOf(input: Asked, workspace: Workspace | null): ViewSettings {
  const folders = workspace?.nodes.filter(({ children }) => children.length > 0).map(({ id }) => id) ?? [];
  return {
    ...initialView,
    tab: input.view ?? initialView.tab,
    theme: input.theme ?? null,
    colorScheme: input.colors ?? initialView.colorScheme,
    layout: input.layout ?? initialView.layout,
    showConnections: input.connections ?? true,
    showProgress: input.progress ?? true,
    folded: input.folded ? folders : null,
  };
}
