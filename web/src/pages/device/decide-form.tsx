import { Button } from "../../kit/elements/button.tsx";
import { FieldError } from "../../kit/form/field-error.tsx";
import { TextLink } from "../../kit/elements/text-link.tsx";
import { readServerDate } from "../../session/account/server-date.ts";
import { lastUsed, timeLeft } from "../profile/when.ts";
import { CodeBoxes } from "./code-boxes.tsx";
import type { Decision, DeviceState } from "./use-device.ts";
import { useNow } from "../../app-context/use-now.ts";

/** Who asks, from where, for how long still; and the two buttons. */
export function DecideForm({ state, onDecide }: DecideFormProps) {
  const { request, busy, error } = state;
  const now = useNow();
  const asked = readServerDate(request.requested_at);
  const ends = readServerDate(request.expires_at);
  const left = ends ? ends.getTime() - now.getTime() : 0;
  const life = ends && asked ? ends.getTime() - asked.getTime() : 0;
  return (
    <>
      <h1 className="text-20 tracking-tight">A command line wants to sign in</h1>
      <p className="mt-1 text-text-2">
        Approve it only if you just ran <code className="mono text-text-1">toolbox login</code> and your terminal shows
        this code.
      </p>
      <CodeBoxes code={request.user_code} />
      <dl className="grid grid-cols-[104px_minmax(0,1fr)] gap-y-0.5 rounded-card border border-line-2 px-4 py-2 text-13 leading-[26px]">
        <dt className="text-text-3">Device</dt>
        <dd className="font-label wrap-anywhere">{request.client_name}</dd>
        <dt className="text-text-3">Asked</dt>
        <dd>{lastUsed(asked, now)}</dd>
        {request.origin && (
          <>
            <dt className="text-text-3">Asked from</dt>
            <dd className="mono leading-[26px] wrap-anywhere">{request.origin}</dd>
          </>
        )}
        <dt className="text-text-3">Code expires</dt>
        <dd className="tabular-nums">in {timeLeft(left)}</dd>
      </dl>
      {life > 0 && (
        <div aria-hidden="true" className="mt-3 h-1 overflow-hidden rounded-full bg-surface-active">
          <div className="h-full rounded-full bg-accent-line" style={{ width: `${(100 * left) / life}%` }} />
        </div>
      )}
      {error && <FieldError className="mt-4">{error}</FieldError>}
      <div className="mt-5 flex gap-2">
        <Button
          variant="primary"
          className="flex-1"
          busy={busy === "approve"}
          busyLabel="Approving..."
          disabled={busy === "deny"}
          onClick={() => onDecide("approve")}
        >
          Approve
        </Button>
        <Button
          className="flex-1"
          busy={busy === "deny"}
          busyLabel="Denying..."
          disabled={busy === "approve"}
          onClick={() => onDecide("deny")}
        >
          Deny
        </Button>
      </div>
      <p className="mt-4 text-12 text-text-3">
        It can use every tool as you. It cannot change your password or make tokens. End it any time in{" "}
        <TextLink to="/profile">Profile</TextLink>.
      </p>
    </>
  );
}

type DecideFormProps = {
  state: Extract<DeviceState, { step: "decide" }>;
  onDecide: (decision: Decision) => void;
};
