import type { TableColumn } from "../../../kit/result/table.tsx";
import type { AccessToken } from "../../../session/account/data.ts";
import { readServerDate } from "../../../session/account/server-date.ts";
import { Expiry } from "./expiry.tsx";
import { RevokeButton } from "./revoke-button.tsx";
import type { Tokens } from "./use-tokens.ts";
import { lastUsed, shortDay } from "../when.ts";

/** What the list of hand-made tokens shows. */
export function tokenColumns(tokens: Tokens, now: Date): TableColumn<AccessToken>[] {
  return [
    { label: "Name", cell: (token) => <span className="font-label">{token.name}</span> },
    {
      label: "Ends with",
      mono: true,
      cell: (token) => (
        <>
          <span className="text-text-3">tbx_…</span>
          {token.hint}
        </>
      ),
    },
    { label: "Last used", cell: (token) => quiet(lastUsed(readServerDate(token.last_used_at), now)) },
    { label: "Created", cell: (token) => quiet(day(token.created_at)) },
    { label: "Expires", cell: (token) => <Expiry at={token.expires_at} now={now} /> },
    {
      label: "Actions",
      hideLabel: true,
      align: "end",
      cell: (token) => (
        <RevokeButton token={token} tokens={tokens} warning="Whatever signs in with it stops working at once." />
      ),
    },
  ];
}

const quiet = (text: string) => <span className="text-text-2 tabular-nums">{text}</span>;

function day(text: string): string {
  const date = readServerDate(text);
  return date ? shortDay(date) : "";
}
