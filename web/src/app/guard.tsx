import { useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { useSession } from "../session/use-session.ts";
import { rememberPath } from "../session/return-path.ts";
import { CenterSpinner } from "../kit/elements/center-spinner.tsx";

/** Lets signed-in users through. Others go to /auth; where they wanted to go is kept for after. */
export function Guard() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const path = pathname + search + hash;
  const isOut = session.status === "out";
  const isKept = isOut && !session.isAsked;

  useEffect(() => {
    if (isKept) rememberPath(path);
  }, [isKept, path]);
  if (session.status === "loading") return <CenterSpinner label="Signing you in" screen />;
  if (session.status !== "in" || session.isRecovery) return <Navigate to="/auth" replace />;
  return <Outlet />;
}
