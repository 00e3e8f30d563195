import { CircleCheck, CircleSlash } from "lucide-react";
import { Link } from "react-router-dom";
import { buttonClass } from "../../kit/elements/button-class.ts";
import type { DeviceRequest } from "../../session/account/data.ts";

/** What was decided, and what to do now. */
export function DoneNote({ request }: { request: DeviceRequest }) {
  const isApproved = request.status === "approved";
  const Icon = isApproved ? CircleCheck : CircleSlash;
  return (
    <output className="block">
      <Icon aria-hidden="true" className={`mb-3 size-5 ${isApproved ? "text-green-mark" : "text-text-3"}`} />
      <h1 className="text-20 tracking-tight">{isApproved ? "Approved" : "Denied"}</h1>
      <p className="mt-1 wrap-anywhere text-text-2">
        {isApproved
          ? `Go back to your terminal: ${request.client_name} signs in by itself within seconds. You can close this page.`
          : `${request.client_name} was not signed in, and its code no longer works. Nothing was shared.`}
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <Link to="/" className={buttonClass()}>
          Open the dashboard
        </Link>
        <Link to="/profile" className={buttonClass({ variant: "ghost" })}>
          See your devices
        </Link>
      </div>
    </output>
  );
}
