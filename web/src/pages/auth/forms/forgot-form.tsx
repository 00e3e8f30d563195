import { useState } from "react";
import { Button } from "../../../kit/elements/button.tsx";
import { rememberAskedMail } from "../../../session/link/asked-mails.ts";
import { rememberPathForMail } from "../../../session/return-path.ts";
import { EmailField } from "./email-field.tsx";
import type { AuthFormValues } from "./auth-form-values.ts";
import { FormFooter } from "./form-footer.tsx";
import { useAuthForm } from "./use-auth-form.ts";
import { siteAddress } from "../../../kit/host/site-place.ts";

/** Asks for a mail with a link to a new password. Says the same whether the address has an account or not. */
export function ForgotForm({ entered, onEntered, onBack }: ForgotFormProps) {
  const form = useAuthForm();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = async (element: HTMLFormElement) => {
    const address = entered.email.trim();
    const isDone = await form.submit(element, "Password Reset Error", (auth) =>
      auth.resetPasswordForEmail(address, { redirectTo: siteAddress() }),
    );
    if (!isDone) return;
    rememberPathForMail();
    rememberAskedMail("recovery", address);
    setSentTo(address);
  };
  return (
    <form
      noValidate
      className="grid gap-3 border-t border-line-1 p-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <p className="text-13 text-text-2">We send a link that lets you choose a new password.</p>
      <EmailField form={form} value={entered.email} onValue={(next) => onEntered({ ...entered, email: next })} />
      <div>
        <FormFooter form={form} label="Send reset email" busyLabel="Sending..." />
        <output className="mt-3 block empty:mt-0">
          {sentTo && (
            <p className="rounded-control bg-green-soft px-3 py-2 text-13 wrap-anywhere text-green-text">
              If <b>{sentTo}</b> has an account, an email is on its way.
            </p>
          )}
        </output>
      </div>
      <Button variant="ghost" onClick={onBack}>
        Back to Sign In
      </Button>
    </form>
  );
}

type ForgotFormProps = { entered: AuthFormValues; onEntered: (next: AuthFormValues) => void; onBack: () => void };
