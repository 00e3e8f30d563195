import { Link, useSearchParams } from "react-router-dom";
import { Avatar } from "../frame/avatar.tsx";
import { CenterSpinner } from "../frame/center-spinner.tsx";
import { SplitPage } from "../frame/split-page.tsx";
import { useSession } from "../session/use-session.ts";
import { CodeForm } from "./device/code-form.tsx";
import { DecideForm } from "./device/decide-form.tsx";
import { DoneNote } from "./device/done-note.tsx";
import { TerminalArt } from "./device/terminal-art.tsx";
import { useDevice } from "./device/use-device.ts";

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
          <span className="truncate">{email}</span>
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
