import { useState } from "react";
import { Button } from "../../kit/elements/button.tsx";
import { Dialog } from "../../kit/overlay/dialog.tsx";

/** Asks before something that cannot be undone. The safe answer comes first. */
export function ConfirmDialog({ open, onOpen, title, description, label, busyLabel, onConfirm }: ConfirmProps) {
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onConfirm();
    setBusy(false);
    onOpen(false);
  };
  return (
    <Dialog open={open} onOpen={onOpen} title={title} description={description}>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => onOpen(false)}>Cancel</Button>
        <Button variant="danger" busy={isBusy} busyLabel={busyLabel} onClick={() => void confirm()}>
          {label}
        </Button>
      </div>
    </Dialog>
  );
}

type ConfirmProps = {
  open: boolean;
  onOpen: (open: boolean) => void;
  title: string;
  /** What it means. */
  description: string;
  label: string;
  busyLabel: string;
  /** Says itself what went wrong; the dialog closes after it either way. */
  onConfirm: () => Promise<void>;
};
