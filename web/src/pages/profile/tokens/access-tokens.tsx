import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../kit/elements/button.tsx";
import { Table } from "../../../kit/result/table.tsx";
import { useShortcut } from "../../../kit/elements/use-shortcut.ts";
import type { AccessToken } from "../../../session/account/data.ts";
import { ListState } from "../list-state.tsx";
import { type NewToken, NewTokenDialog } from "./new-token-dialog.tsx";
import { TokenReveal } from "./token-reveal.tsx";
import { Section } from "../section.tsx";
import { tokenColumns } from "./token-columns.tsx";
import type { Tokens } from "./use-tokens.ts";

/** Tokens made by hand: list, create (shown once), revoke. */
export function AccessTokens({ tokens, list, now }: { tokens: Tokens; list: readonly AccessToken[]; now: Date }) {
  const [isAsking, setAsking] = useState(false);
  const [created, setCreated] = useState<NewToken | null>(null);
  useShortcut("n", "New token", () => setAsking(true));

  return (
    <Section
      title="Access tokens"
      line="For scripts and CI, where nobody can approve a code. A token signs the command line in, nothing else."
      action={
        <Button variant="primary" icon={Plus} keys="n" onClick={() => setAsking(true)}>
          New token
        </Button>
      }
    >
      {created && <TokenReveal token={created} onDone={() => setCreated(null)} />}
      <ListState tokens={tokens} isEmpty={list.length === 0}>
        No tokens yet. At your own terminal you need none: run <code className="mono">toolbox login</code>.
      </ListState>
      {list.length > 0 && (
        <Table
          label="Access tokens"
          roomy
          columns={tokenColumns(tokens, now)}
          rows={list}
          rowKey={(token) => token.id}
        />
      )}
      <NewTokenDialog open={isAsking} onOpen={setAsking} tokens={tokens} onCreated={setCreated} />
    </Section>
  );
}
