import { useWorkspaceStore, WorkspaceContext } from "./store/use-workspace.ts";
import { WorkspacePage } from "./workspace-page.tsx";

export default function VisualWorkspaceGenerator() {
  const handle = useWorkspaceStore();
  return (
    <WorkspaceContext value={handle}>
      <WorkspacePage />
    </WorkspaceContext>
  );
}
