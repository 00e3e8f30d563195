import { useEffect, useState } from "react";
import { CenterSpinner } from "../../kit/elements/center-spinner.tsx";
import { SplitPage } from "../../app-context/split-page.tsx";
import { useSite } from "../../session/use-site.ts";
import { FieldError } from "../../kit/form/field-error.tsx";
import { TabList, TabPanel, Tabs } from "../../kit/elements/tabs.tsx";
import { useSession } from "../../session/use-session.ts";
import { Arrival } from "./arrival.tsx";
import { AuthArt } from "./auth-art.tsx";
import { AuthCard } from "./auth-card.tsx";
import { AuthNotes } from "./auth-notes.tsx";
import type { AuthFormValues } from "./forms/auth-form-values.ts";
import { LinkQuestion } from "./link-question.tsx";
import { ForgotForm } from "./forms/forgot-form.tsx";
import { RecoveryForm } from "./forms/recovery-form.tsx";
import { SignInForm } from "./forms/sign-in-form.tsx";
import { SignUpForm } from "./forms/sign-up-form.tsx";

const welcome = { title: "Welcome", description: "Sign in to your account or create a new one to get started" };

/** /auth: sign in, sign up, and the ways back to a forgotten password. */
export default function AuthPage() {
  const session = useSession();
  const { site, error: siteError, retry } = useSite();
  const [tab, setTab] = useState<"sign-in" | "sign-up">("sign-in");
  const [isForgotten, setForgotten] = useState(false);
  const [entered, setEntered] = useState<AuthFormValues>({ fullName: "", email: "", password: "" });

  useEffect(() => {
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  });

  if (session.status === "in" && !session.isRecovery) return <Arrival />;
  if (session.status === "loading") return <CenterSpinner label="Signing you in" screen />;
  const form = { entered, onEntered: setEntered };
  const problem = session.status === "out" ? (session.notice ?? siteError) : null;

  return (
    <SplitPage
      art={<AuthArt />}
      foot={
        <span>
          Command line: <code className="mono">toolbox login</code>
        </span>
      }
    >
      <p className="mb-5 text-text-2">Manage your development projects with ease</p>
      {problem && (
        <FieldError className="mt-0! mb-4 rounded-control bg-red-soft px-3 py-2 text-13!">{problem}</FieldError>
      )}
      {session.status === "asking" ? (
        <LinkQuestion {...session} />
      ) : session.status === "in" ? (
        <AuthCard title="Choose a new password" description={`For ${session.user.email ?? "your account"}.`}>
          <RecoveryForm email={session.user.email} />
        </AuthCard>
      ) : isForgotten ? (
        <AuthCard title="Reset your password" description="It takes one email.">
          <ForgotForm {...form} onBack={() => setForgotten(false)} />
        </AuthCard>
      ) : (
        <AuthCard {...welcome}>
          <Tabs value={tab} onValue={setTab}>
            <div className="flex h-10 border-b border-line-1 px-5">
              <TabList
                label="Account"
                tabs={[
                  { value: "sign-in", label: "Sign In" },
                  { value: "sign-up", label: "Sign Up" },
                ]}
              />
            </div>
            <TabPanel value="sign-in">
              <SignInForm {...form} onForgot={site && !site.local ? () => setForgotten(true) : undefined} />
            </TabPanel>
            <TabPanel value="sign-up">
              <SignUpForm {...form} />
            </TabPanel>
          </Tabs>
        </AuthCard>
      )}
      <AuthNotes isSignUp={tab === "sign-up" && !isForgotten} site={site} />
    </SplitPage>
  );
}
