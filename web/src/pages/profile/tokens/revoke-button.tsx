import { useState } from "react";
import { Button } from "../../../kit/elements/button.tsx";
import { notify } from "../../../kit/toast/notify.ts";
import type { AccessToken } from "../../../session/account/data.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { sentence, type Tokens } from "./use-tokens.ts";

/** Ends one token, after asking. */
export function RevokeButton({ token, tokens, warning }: { token: AccessToken; tokens: Tokens; warning: string }) {
  const [isAsking, setAsking] = useState(false);
  const revoke = async () => {
    try {
      await tokens.act((data) => data.revokeToken(token.id));
      notify("success", "Revoked", `${token.name} is signed out.`);
    } catch (error) {
      notify("error", "Not revoked", sentence(error));
    }
  };
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        className="text-danger!"
        aria-label={`Revoke ${token.name}`}
        onClick={() => setAsking(true)}
      >
        Revoke
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpen={setAsking}
        title={`Revoke ${token.name}?`}
        description={warning}
        label="Revoke"
        busyLabel="Revoking..."
        onConfirm={revoke}
      />
    </>
  );
}
