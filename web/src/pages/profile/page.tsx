import { useState } from "react";
import type { AccessToken } from "../../session/account/data.ts";
import { useSession } from "../../session/use-session.ts";
import { AccessTokens } from "./tokens/access-tokens.tsx";
import { AccountPane } from "./account-pane.tsx";
import { Devices } from "./devices.tsx";
import { Pipeline } from "./pipeline.tsx";
import { useTokens } from "./tokens/use-tokens.ts";

/** /profile: the account on the left; what may act for it on the right. */
export default function ProfilePage() {
  const session = useSession();
  const tokens = useTokens();
  const [openedAt] = useState(() => new Date());
  const of = (source: AccessToken["source"]) => (tokens.list ?? []).filter((token) => token.source === source);
  if (session.status !== "in") return null;
  return (
    <div className="grid min-h-full grid-cols-[minmax(0,1fr)] lg:grid-cols-[320px_minmax(0,1fr)]">
      <AccountPane user={session.user} tokens={tokens} />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-8 border-line-1 p-4 max-lg:border-t md:p-6 lg:border-l">
        <AccessTokens tokens={tokens} list={of("manual")} now={openedAt} />
        <Devices tokens={tokens} list={of("device")} now={openedAt} user={session.user} />
        <Pipeline />
      </div>
    </div>
  );
}
