import { useRouteError } from "react-router-dom";
import { BugNotice } from "./bug-notice.tsx";

/** What the router shows when the shell itself fails. */
export function RouteBug() {
  return <BugNotice error={useRouteError()} />;
}
