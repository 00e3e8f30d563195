import { Laptop, Terminal } from "lucide-react";
import { Badge } from "../../kit/elements/badge.tsx";
import type { TableColumn } from "../../kit/result/table.tsx";
import type { AccessToken } from "../../session/account/data.ts";
import { readServerDate } from "../../session/account/server-date.ts";
import type { AccountUser } from "./account-pane.tsx";
import { Expiry } from "./tokens/expiry.tsx";
import { RevokeButton } from "./tokens/revoke-button.tsx";
import type { Tokens } from "./tokens/use-tokens.ts";
import { lastUsed, shortDay } from "./when.ts";

/** This browser, or a terminal. */
export type DeviceRow = { kind: "here" } | { kind: "device"; token: AccessToken };

/** This browser first, then the terminals as the server lists them. */
export function deviceRows(list: readonly AccessToken[]): DeviceRow[] {
  return [{ kind: "here" }, ...list.map((token) => ({ kind: "device" as const, token }))];
}

/** What the list of devices shows. */
export function deviceColumns(tokens: Tokens, user: AccountUser, now: Date): TableColumn<DeviceRow>[] {
  const signedIn = readServerDate(user.last_sign_in_at);
  return [
    {
      label: "Device",
      cell: (row) => (
        <span className="flex items-center gap-2">
          {row.kind === "here" ? <Laptop aria-hidden="true" /> : <Terminal aria-hidden="true" />}
          <span className="font-label">{row.kind === "here" ? "This browser" : row.token.name}</span>
          {row.kind === "here" && <Badge>current</Badge>}
        </span>
      ),
    },
    {
      label: "Last seen",
      cell: (row) => (
        <span className="text-text-2 tabular-nums">
          {row.kind === "here" ? "now" : lastUsed(readServerDate(row.token.last_used_at), now)}
        </span>
      ),
    },
    {
      label: "Approved",
      cell: (row) => {
        const date = row.kind === "here" ? signedIn : readServerDate(row.token.created_at);
        return <span className="text-text-2 tabular-nums">{date && shortDay(date)}</span>;
      },
    },
    { label: "Expires", cell: (row) => row.kind === "device" && <Expiry at={row.token.expires_at} now={now} /> },
    {
      label: "Actions",
      hideLabel: true,
      align: "end",
      cell: (row) =>
        row.kind === "device" && (
          <RevokeButton token={row.token} tokens={tokens} warning="This terminal is signed out. It can ask again." />
        ),
    },
  ];
}
