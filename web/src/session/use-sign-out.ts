import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { notify } from "../kit/toast/notify.ts";
import { useAccount } from "./use-session.ts";

/** Signs out everywhere and goes to /auth. A failure is said; the user is then signed out on this device only. */
export function useSignOut(): { signOut: () => void; isBusy: boolean } {
  const { session } = useAccount();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);

  const run = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    const fault = await session.signOut();
    isRunning.current = false;
    setBusy(false);
    if (fault) notify("error", "Sign Out Error", fault.message);
    await navigate("/auth", { replace: true });
  };
  return { signOut: () => void run(), isBusy };
}
