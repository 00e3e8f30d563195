import { useWorkspaceStore, WorkspaceContext } from "./visual-workspace-generator/store/use-workspace.ts";
import { WorkspacePage } from "./visual-workspace-generator/workspace-page.tsx";

export default function VisualWorkspaceGenerator() {
  const handle = useWorkspaceStore();
  return (
    <WorkspaceContext value={handle}>
      <WorkspacePage />
    </WorkspaceContext>
  );
}
