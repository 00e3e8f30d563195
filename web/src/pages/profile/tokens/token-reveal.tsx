import { KeyRound, X } from "lucide-react";
import { CopyButton } from "../../../kit/result/copy-button.tsx";
import { IconButton } from "../../../kit/elements/icon-button.tsx";
import type { NewToken } from "./new-token-dialog.tsx";

/** The clear text of a new token. It goes with this page; only its last four characters are kept. */
export function TokenReveal({ token, onDone }: { token: NewToken; onDone: () => void }) {
  return (
    <div className="grid grid-cols-[16px_minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-1 border-b border-line-1 bg-green-soft px-4 py-3">
      <KeyRound aria-hidden="true" className="text-green-text" />
      <output className="text-13 font-title">{token.name} is ready. Copy its token now; it is shown this once.</output>
      <span className="flex items-center gap-1">
        <CopyButton source={token.secret} label={`Copy the token of ${token.name}`} />
        <IconButton icon={X} label="I have it, hide the token" onClick={onDone} />
      </span>
      <code className="col-start-2 font-mono text-13 break-all select-all">{token.secret}</code>
      <span className="mono text-right text-text-2">{token.secret.length} characters</span>
    </div>
  );
}
