import { Button } from "../../kit/elements/button.tsx";
import { NoticePage } from "./notice-page.tsx";

/** An error that is ours, never the user's, and says so. */
export function BugNotice({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  return (
    <NoticePage
      title="This is a bug in Toolbox"
      actions={
        <>
          {onRetry && (
            <Button variant="primary" onClick={onRetry}>
              Show the page again
            </Button>
          )}
          <Button onClick={() => window.location.reload()}>Reload the app</Button>
        </>
      }
    >
      <p>The page stopped working. It is not your doing, and what you typed is kept.</p>
      <p className="mono mt-3 rounded-control bg-surface-inset px-3 py-2 wrap-anywhere text-text-1">
        {error instanceof Error ? error.message : String(error)}
      </p>
    </NoticePage>
  );
}
