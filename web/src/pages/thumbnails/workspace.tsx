import { foldedAtLevel } from "@toolbox/core/workspace/layout/mindmap-tree.ts";
import { parseWorkspace } from "@toolbox/core/workspace/parse/parse-workspace.ts";
import { samplePlan } from "@toolbox/core/workspace/sample-plan.ts";
import { MindmapPicture } from "../visual-workspace-generator/mindmap/mindmap-picture.tsx";

const now = new Date();
const plan = parseWorkspace(samplePlan(now), { now: now.toISOString() }).workspace;
// As many as can be told apart in a picture of this size.
const workspace = { ...plan, nodes: plan.nodes.slice(0, 6) };
const folded = foldedAtLevel(workspace, 1);

export const measure = `${workspace.nodes.length} components`;

/** The sample plan as the tool maps it. */
export default function WorkspaceThumbnail() {
  return <MindmapPicture workspace={workspace} folded={folded} padding={8} className="size-full" />;
}
