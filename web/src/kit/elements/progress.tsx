import { Button } from "./button.tsx";

/** How far long work is, with a way to stop it. Without a total the bar only says that something happens. */
export function Progress({ done, total, note, onCancel }: ProgressProps) {
  const share = total > 0 ? Math.min(1, done / total) : undefined;
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <div className="mb-1.5 flex justify-between gap-3 text-12 text-text-2">
          <span className="truncate">{note ?? "Working..."}</span>
          {share !== undefined && <span className="mono text-text-3">{Math.round(share * 100)} %</span>}
        </div>
        <progress className="sr-only" aria-label={note ?? "Working"} max={1} value={share} />
        <div aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-surface-active">
          <div
            className={
              share === undefined
                ? "h-full w-1/3 animate-pulse rounded-full bg-accent-line forced-color-adjust-none"
                : "h-full origin-left rounded-full bg-accent-line transition-[width] forced-color-adjust-none"
            }
            style={share === undefined ? undefined : { width: `${share * 100}%` }}
          />
        </div>
      </div>
      {onCancel && (
        <Button size="sm" onClick={onCancel}>
          Stop
        </Button>
      )}
    </div>
  );
}

export type ProgressProps = {
  done: number;
  /** In the unit of `done`; 0 when unknown. */
  total: number;
  /** What is being done. */
  note?: string | undefined;
  onCancel?: (() => void) | undefined;
};
