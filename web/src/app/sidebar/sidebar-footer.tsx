import { LogOut } from "lucide-react";
import { Link } from "react-router-dom";
import { cx } from "../../kit/elements/cx.ts";
import { IconButton } from "../../kit/elements/icon-button.tsx";
import { tip } from "../../kit/overlay/tip.ts";
import { useSession } from "../../session/use-session.ts";
import { Avatar } from "../../app-context/avatar.tsx";
import type { SidebarShape } from "./sidebar-shape.ts";
import { useSignOut } from "../../session/use-sign-out.ts";

/** Who is signed in, with the way to the profile and the way out. */
export function SidebarFooter({ shape, onLeave }: { shape: SidebarShape; onLeave?: (() => void) | undefined }) {
  const session = useSession();
  const { signOut, isBusy } = useSignOut();
  const email = session.status === "in" ? session.user.email : undefined;
  const isRail = shape === "rail";
  return (
    <div
      className={cx(
        "flex flex-none items-center gap-2 border-t border-line-1 px-2",
        shape === "sheet" ? "min-h-14" : "min-h-topbar",
        isRail && "justify-center",
      )}
    >
      <Link
        to="/profile"
        onClick={onLeave}
        aria-label={isRail ? `Profile, ${email ?? "signed in"}` : undefined}
        {...(isRail && tip("Profile", { side: "right" }))}
        className={cx(
          "flex min-h-9 items-center gap-2.5 rounded-control text-13 text-text-1 no-underline hover:bg-surface-hover",
          isRail ? "w-8 justify-center" : "min-w-0 flex-1 px-1.5",
        )}
      >
        <Avatar email={email} />
        {!isRail && (
          <span className="min-w-0 leading-4 wrap-anywhere">
            <span className="sr-only">Profile, </span>
            {email ?? "Profile"}
          </span>
        )}
      </Link>
      {!isRail && (
        <IconButton icon={LogOut} label="Sign out" side="top" aria-busy={isBusy || undefined} onClick={signOut} />
      )}
    </div>
  );
}
