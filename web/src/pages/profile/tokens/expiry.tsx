import { cx } from "../../../kit/elements/cx.ts";
import { readServerDate } from "../../../session/account/server-date.ts";
import { expiry } from "../when.ts";

/** When a token ends; louder when that is soon. */
export function Expiry({ at, now }: { at: string; now: Date }) {
  const date = readServerDate(at);
  if (!date) return null;
  const { text, state } = expiry(date, now);
  return (
    <span
      className={cx(
        "tabular-nums",
        state === "fine" && "text-text-2",
        state === "soon" && "font-label text-warning",
        state === "over" && "font-label text-danger",
      )}
    >
      {text}
    </span>
  );
}
