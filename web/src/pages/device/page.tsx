import { Link, useSearchParams } from "react-router-dom";
import { Avatar } from "../../app-context/avatar.tsx";
import { CenterSpinner } from "../../kit/elements/center-spinner.tsx";
import { SplitPage } from "../../app-context/split-page.tsx";
import { useSession } from "../../session/use-session.ts";
import { CodeForm } from "./code-form.tsx";
import { DecideForm } from "./decide-form.tsx";
import { DoneNote } from "./done-note.tsx";
import { TerminalArt } from "./terminal-art.tsx";
import { useDevice } from "./use-device.ts";

/**
 * /device: a terminal asks to sign in; the user compares its code and decides. A code in the address only fills it
 * in. Nothing has the focus at first, so that an Enter on its way from somewhere else approves nothing.
 */
export default function DevicePage() {
  const session = useSession();
  const [query] = useSearchParams();
  const givenCode = query.get("user_code") ?? "";
  const { state, look, decide } = useDevice(givenCode);
  const email = session.status === "in" ? session.user.email : undefined;
  const request = "request" in state ? state.request : undefined;

  return (
    <SplitPage
      isNarrow={false}
      art={<TerminalArt code={request?.user_code} isDone={state.step === "done"} />}
      top={
        <Link
          to="/profile"
          className="flex min-w-0 items-center gap-2.5 text-13 text-text-2 no-underline hover:underline"
        >
          <Avatar email={email} />
          <span className="min-w-0 wrap-anywhere">{email}</span>
        </Link>
      }
    >
      {state.step === "ask" && <CodeForm initial={givenCode} error={state.error} onLook={look} />}
      {state.step === "looking" && <CenterSpinner label="Looking the code up" />}
      {state.step === "decide" && <DecideForm state={state} onDecide={decide} />}
      {state.step === "done" && <DoneNote request={state.request} />}
    </SplitPage>
  );
}
