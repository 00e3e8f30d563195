import { useState } from "react";
import { Button } from "../../kit/elements/button.tsx";
import { useAccount } from "../../session/use-session.ts";
import type { SessionState } from "../../session/session-state.ts";
import { AuthCard } from "./auth-card.tsx";

/** A mail link that nobody asked for here: whose it is, and whether to sign in with it. */
export function LinkQuestion({ user, current }: Extract<SessionState, { status: "asking" }>) {
  const { session } = useAccount();
  const [isBusy, setBusy] = useState(false);
  const theirs = user.email ?? "another account";
  const stay = current ? `Stay signed in as ${current.email ?? "you are"}` : "Do not sign in";
  const use = async () => {
    setBusy(true);
    await session.answerLink(true);
  };
  return (
    <AuthCard
      title="Sign in with this link?"
      description={current ? "Another account is signed in here." : "It was not asked for in this browser."}
    >
      <div className="grid gap-3 border-t border-line-1 p-5">
        <p className="text-13 wrap-anywhere text-text-2">
          The link you opened signs you in as <b className="text-text-1">{theirs}</b>
          {current ? " and ends your session here as " : "."}
          {current && <b className="text-text-1">{current.email}</b>}
          {current && "."} Go on only if this account is yours: what you do then belongs to it.
        </p>
        <Button variant="primary" block onClick={() => void session.answerLink(false)}>
          <span className="truncate">{stay}</span>
        </Button>
        <Button block busy={isBusy} busyLabel="Signing in..." onClick={() => void use()}>
          <span className="truncate">Sign in as {theirs}</span>
        </Button>
      </div>
    </AuthCard>
  );
}
