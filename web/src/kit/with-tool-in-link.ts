import type { Fields } from "@toolbox/core";
import type { ToolState } from "./tool-page/use-tool.ts";

/** The state of a tool on a page of several: its links say which one they open. */
export function withToolInLink<F extends Fields>(state: ToolState<F>): ToolState<F> {
  return {
    ...state,
    link: async () => {
      const made = await state.link();
      if (!made.ok) return made;
      const url = new URL(made.url);
      url.searchParams.set("tool", state.tool.id);
      return { ok: true, url: url.href };
    },
  };
}
