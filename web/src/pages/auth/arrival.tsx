import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { forgetPath, returnPath } from "../../session/return-path.ts";

/** Signed in: leads to where the user wanted to go, once, and forgets it. */
export function Arrival() {
  const navigate = useNavigate();
  const isLed = useRef(false);
  useEffect(() => {
    // React runs an effect twice while developing; the second time the path would be gone.
    if (isLed.current) return;
    isLed.current = true;
    const path = returnPath();
    forgetPath();
    void navigate(path, { replace: true });
  }, [navigate]);
  return null;
}
