import { parseWorkspace } from "@toolbox/core/workspace/parse/parse-workspace.ts";
import { describe, expect, it } from "vitest";
import { initialView } from "../store/view-settings.ts";
import { viewInput, viewOf } from "./view-input.ts";

const { workspace } = parseWorkspace("## One\n- a\n\n## Two\n", { now: "2026-11-21T10:00:00.000Z" });

describe("the settings of the page as input of the tool", () => {
  it("come back as they were", () => {
    const view = {
      ...initialView,
      tab: "kanban",
      theme: "dark",
      colorScheme: "tags",
      layout: "radial",
      showConnections: false,
      folded: ["component-1"],
    } as const;
    expect(viewOf(viewInput(view, "light", workspace), workspace)).toEqual({ ...view, theme: "light" });
  });

  it("are those of the start where nothing is asked for", () => {
    expect(viewOf({}, workspace)).toEqual(initialView);
  });

  it("call a map folded when nothing is left to fold", () => {
    expect(viewInput({ ...initialView, folded: ["component-1"] }, "light", workspace).folded).toBe(true);
    expect(viewInput({ ...initialView, folded: [] }, "light", workspace).folded).toBe(false);
    expect(viewInput(initialView, "light", null).folded).toBe(false);
  });
});
