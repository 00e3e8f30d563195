import { LogOut } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Avatar } from "../../app-context/avatar.tsx";
import { LicensesLink } from "../../app-context/licenses-link.tsx";
import { chooseTheme, type ThemeChoice, useTheme } from "../../app-context/theme.ts";
import { useSignOut } from "../../session/use-sign-out.ts";
import { Button } from "../../kit/elements/button.tsx";
import { notify } from "../../kit/toast/notify.ts";
import { Segments } from "../../kit/inputs/segments.tsx";
import { readServerDate } from "../../session/account/server-date.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { sentence, type Tokens } from "./tokens/use-tokens.ts";
import { longDay } from "./when.ts";

/** Who this is, how the app looks, and the way out everywhere. */
export function AccountPane({ user, tokens }: { user: AccountUser; tokens: Tokens }) {
  const { choice } = useTheme();
  const { signOut } = useSignOut();
  const [isAsking, setAsking] = useState(false);
  const fullName = typeof user.user_metadata?.full_name === "string" ? user.user_metadata.full_name.trim() : "";

  const leaveEverywhere = async () => {
    try {
      await tokens.act((data) => data.revokeAllTokens());
    } catch (error) {
      notify("error", "Sign Out Error", sentence(error));
      return;
    }
    signOut();
  };

  return (
    <div className="divide-y divide-line-1">
      <div className="flex items-center gap-3 p-4">
        <Avatar email={user.email} size="lg" />
        <div className="min-w-0">
          <h1 className="text-16">Profile</h1>
          {fullName && <p className="text-13 wrap-anywhere text-text-2">{fullName}</p>}
        </div>
      </div>
      <dl className="grid grid-cols-[96px_minmax(0,1fr)] gap-y-0.5 p-4 text-13 leading-[26px]">
        <dt className="text-text-3">Email</dt>
        <dd className="leading-5 wrap-anywhere py-[3px]">{user.email}</dd>
        <dt className="text-text-3">Member Since</dt>
        <dd>{longDay(readServerDate(user.created_at))}</dd>
      </dl>
      <Part title="Appearance">
        <Segments<ThemeChoice>
          label="Theme"
          block
          value={choice}
          onValue={chooseTheme}
          options={[
            { value: "light", label: "Light" },
            { value: "dark", label: "Dark" },
            { value: "system", label: "System" },
          ]}
        />
        <p className="mt-2 text-12 text-text-3">Kept on this device.</p>
      </Part>
      <Part title="Sign out">
        <p className="mb-3 text-13 text-text-2">
          Ends every session of this account: this browser and all others, every terminal, every token.
        </p>
        <Button variant="danger" icon={LogOut} onClick={() => setAsking(true)}>
          Sign out everywhere
        </Button>
        <ConfirmDialog
          open={isAsking}
          onOpen={setAsking}
          title="Sign out everywhere?"
          description="Pipelines that use one of your tokens stop working at once."
          label="Sign out everywhere"
          busyLabel="Signing out..."
          onConfirm={leaveEverywhere}
        />
      </Part>
      <Part title="About">
        <p className="text-12 text-text-3">
          Emoji: Twemoji by Twitter and contributors, CC BY 4.0. <LicensesLink>All licenses</LicensesLink>
        </p>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="p-4 pt-3">
      <h2 className="caps mb-3">{title}</h2>
      {children}
    </section>
  );
}

export interface AccountUser {
  readonly email?: string | undefined;
  readonly created_at?: string | undefined;
  readonly last_sign_in_at?: string | undefined;
  readonly user_metadata?: { readonly full_name?: unknown } | undefined;
}
