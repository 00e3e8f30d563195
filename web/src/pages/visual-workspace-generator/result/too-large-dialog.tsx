import { Button } from "../../../kit/elements/button.tsx";
import { Dialog } from "../../../kit/overlay/dialog.tsx";
import type { Share } from "./use-share.ts";

/** What to do with a workspace that no link can hold. */
export function TooLargeDialog({ share, onExport }: { share: Share; onExport: () => void }) {
  return (
    <Dialog
      open={share.tooLarge !== null}
      onOpen={(open) => !open && share.close()}
      title="Too large for a link"
      description={share.tooLarge}
    >
      <p className="text-13 text-text-2">
        Send the file instead: Import File opens it as the same workspace, and so does the command line.
      </p>
      <div className="mt-4 flex justify-end gap-2">
        <Button onClick={share.close}>Close</Button>
        <Button
          variant="primary"
          onClick={() => {
            share.close();
            onExport();
          }}
        >
          Export JSON
        </Button>
      </div>
    </Dialog>
  );
}
