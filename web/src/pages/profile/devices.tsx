import { useState } from "react";
import { pluralize } from "@toolbox/core";
import { Button } from "../../kit/elements/button.tsx";
import { notify } from "../../kit/toast/notify.ts";
import { Table } from "../../kit/result/table.tsx";
import type { AccessToken } from "../../session/account/data.ts";
import type { AccountUser } from "./account-pane.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { deviceColumns, deviceRows } from "./device-columns.tsx";
import { ListState } from "./list-state.tsx";
import { Section } from "./section.tsx";
import { sentence, type Tokens } from "./tokens/use-tokens.ts";

/** Terminals approved with a code, under this browser. */
export function Devices({ tokens, list, now, user }: DevicesProps) {
  const [isAsking, setAsking] = useState(false);
  const revokeAll = async () => {
    try {
      const ended = await tokens.act((data) => data.revokeAllTokens());
      notify("success", "Revoked", `${pluralize(ended, "token")} ended.`);
    } catch (error) {
      notify("error", "Not revoked", sentence(error));
    }
  };

  return (
    <Section
      title="Signed-in devices"
      line={
        <>
          Approved with a code from <code className="mono">toolbox login</code>. Each works offline for 30 days.
        </>
      }
      action={
        (tokens.list?.length ?? 0) > 0 && (
          <Button variant="danger" onClick={() => setAsking(true)}>
            Revoke all
          </Button>
        )
      }
    >
      <ListState tokens={tokens} isEmpty={false}>
        {null}
      </ListState>
      <Table
        label="Signed-in devices"
        roomy
        columns={deviceColumns(tokens, user, now)}
        rows={deviceRows(list)}
        rowKey={(row) => (row.kind === "here" ? "here" : row.token.id)}
      />
      <ConfirmDialog
        open={isAsking}
        onOpen={setAsking}
        title="Revoke all?"
        description="Every terminal is signed out and every access token ends. This browser stays signed in."
        label="Revoke all"
        busyLabel="Revoking..."
        onConfirm={revokeAll}
      />
    </Section>
  );
}

type DevicesProps = { tokens: Tokens; list: readonly AccessToken[]; now: Date; user: AccountUser };
