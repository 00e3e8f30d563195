import type { Status, Workspace } from "@toolbox/core/workspace/model.ts";
import { MindmapPicture } from "../visual-workspace-generator/mindmap/mindmap-picture.tsx";

/** As the reader of plans gives it; the reader itself would weigh more than the picture. */
const nodes = (
  [
    ["Market Research", "Complete", 3, 3],
    ["Brand and Tokens", "Complete", 4, 4],
    ["Billing API", "In Progress", 2, 5],
    ["Landing Page", "In Progress", 2, 4],
    ["Onboarding Flow", "In Progress", 2, 4],
    ["Legal Review", "Not Started", 0, 3],
  ] as const
).map(([title, status, done, count], index) => {
  const id = `component-${index + 1}`;
  const children = Array.from({ length: count }, (_, place) => ({
    ...part(`${id}-sub-${place}`, "", place < done ? "Complete" : "Not Started"),
    parentId: id,
  }));
  return { ...part(id, title, status), children };
});

const workspace: Workspace = {
  nodes,
  connections: [],
  metadata: { title: "Product Launch Plan", description: "", createdAt: "", updatedAt: "" },
};
const folded = new Set(nodes.map(({ id }) => id));

function part(id: string, title: string, status: Status) {
  return { id, title, status, description: "", tags: [], children: [], position: { x: 0, y: 0 }, notes: "" };
}

export const measure = `${nodes.length} components`;

/** A plan as the tool maps it. */
export default function WorkspaceThumbnail() {
  return <MindmapPicture workspace={workspace} folded={folded} padding={4} least={0.39} className="size-full" />;
}
