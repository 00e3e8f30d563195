import { useCallback, useEffect, useState } from "react";
import type { DeviceRequest } from "../../session/account/data.ts";
import { readServerDate } from "../../session/account/server-date.ts";
import { useAccount } from "../../session/use-session.ts";
import { refusalMessage } from "../profile/refusal-message.ts";
import { sentence } from "../profile/tokens/use-tokens.ts";

/** Where the approval of a terminal stands. */
export type DeviceState =
  | { readonly step: "ask"; readonly error?: string | undefined }
  | { readonly step: "looking" }
  | { readonly step: "decide"; readonly request: DeviceRequest; readonly busy?: Decision; readonly error?: string }
  | { readonly step: "done"; readonly request: DeviceRequest };

export type Decision = "approve" | "deny";

/** Looks a code up and decides on it. Nothing is ever decided without `decide`. */
export function useDevice(givenCode: string): {
  state: DeviceState;
  look: (code: string) => void;
  decide: (decision: Decision) => void;
} {
  const { data } = useAccount();
  const [state, setState] = useState<DeviceState>(() => startState(givenCode));

  const lookUp = useCallback(
    async (code: string) => {
      try {
        const answer = await (await data()).decideDevice(code, "look");
        setState(
          "error" in answer
            ? { step: "ask", error: refusalMessage(answer.error) }
            : { step: "decide", request: answer },
        );
      } catch (error) {
        setState({ step: "ask", error: sentence(error) });
      }
    },
    [data],
  );

  const look = (code: string) => {
    const wrong = checkCode(code);
    setState(wrong ? { step: "ask", error: wrong } : { step: "looking" });
    if (!wrong) void lookUp(code);
  };

  const decide = async (decision: Decision) => {
    if (state.step !== "decide" || state.busy) return;
    const { request } = state;
    setState({ step: "decide", request, busy: decision });
    try {
      const answer = await (await data()).decideDevice(request.user_code, decision);
      if (!("error" in answer)) return setState({ step: "done", request: answer });
      if (answer.error === "too_many_tokens")
        return setState({ step: "decide", request, error: refusalMessage(answer.error) });
      setState({ step: "ask", error: refusalMessage(answer.error) });
    } catch (error) {
      setState({ step: "decide", request, error: sentence(error) });
    }
  };

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it sets state after the answer, not here
    if (givenCode && !checkCode(givenCode)) void lookUp(givenCode);
  }, [givenCode, lookUp]);

  // A code that has run out can no longer be decided on.
  const endsAt = state.step === "decide" ? readServerDate(state.request.expires_at)?.getTime() : undefined;
  useEffect(() => {
    if (endsAt === undefined) return;
    const timer = setTimeout(
      () => setState({ step: "ask", error: refusalMessage("unknown_code") }),
      endsAt - Date.now(),
    );
    return () => clearTimeout(timer);
  }, [endsAt]);

  return { state, look, decide: (decision) => void decide(decision) };
}

function startState(givenCode: string): DeviceState {
  if (!givenCode) return { step: "ask" };
  const wrong = checkCode(givenCode);
  return wrong ? { step: "ask", error: wrong } : { step: "looking" };
}

/** Half a code is a slip of the finger; it should not count as a wrong guess. */
function checkCode(code: string): string | undefined {
  const letters = code.replace(/[^a-z]/gi, "");
  if (letters.length === 8) return undefined;
  return letters.length === 0
    ? "Type the code that your terminal shows."
    : `The code has 8 letters, this has ${letters.length}.`;
}
