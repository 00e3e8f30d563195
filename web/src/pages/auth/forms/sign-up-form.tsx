import { MailCheck } from "lucide-react";
import { useState } from "react";
import { Field } from "../../../kit/form/field.tsx";
import { notify } from "../../../kit/toast/notify.ts";
import { TextInput } from "../../../kit/inputs/text-input.tsx";
import { rememberAskedMail } from "../../../session/link/asked-mails.ts";
import { rememberPathForMail } from "../../../session/return-path.ts";
import { EmailField } from "./email-field.tsx";
import type { AuthFormValues } from "./auth-form-values.ts";
import { FormFooter } from "./form-footer.tsx";
import { PasswordField } from "./password-field.tsx";
import { useAuthForm } from "./use-auth-form.ts";
import { siteAddress } from "../../../kit/host/site-place.ts";

/** Tab "Sign Up". After it the user stays here until the mail's link is opened. */
export function SignUpForm({
  entered,
  onEntered,
}: {
  entered: AuthFormValues;
  onEntered: (next: AuthFormValues) => void;
}) {
  const form = useAuthForm();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { fullName, email, password } = entered;

  const create = async (element: HTMLFormElement) => {
    const address = email.trim();
    const isDone = await form.submit(element, "Sign Up Error", (auth) =>
      auth.signUp({
        email: address,
        password,
        options: { data: { full_name: fullName.trim() }, emailRedirectTo: siteAddress() },
      }),
    );
    if (!isDone) return;
    rememberPathForMail();
    rememberAskedMail("signup", address);
    setSentTo(address);
    notify("success", "Success!", "Please check your email to confirm your account.");
  };

  return (
    <form
      noValidate
      className="grid gap-3 p-5"
      onSubmit={(event) => {
        event.preventDefault();
        void create(event.currentTarget);
      }}
    >
      <Field label="Full Name" optional>
        <TextInput
          name="fullName"
          autoComplete="name"
          value={fullName}
          onChange={(event) => onEntered({ ...entered, fullName: event.target.value })}
        />
      </Field>
      <EmailField form={form} value={email} onValue={(next) => onEntered({ ...entered, email: next })} />
      <PasswordField form={form} isNew value={password} onValue={(next) => onEntered({ ...entered, password: next })} />
      <div>
        <FormFooter form={form} label="Create Account" busyLabel="Creating account..." />
        <output className="mt-3 block empty:mt-0">
          {sentTo && (
            <p className="flex gap-2 rounded-control bg-green-soft px-3 py-2 text-13 text-green-text">
              <MailCheck aria-hidden="true" className="mt-0.5" />
              <span className="min-w-0 wrap-anywhere">
                An email is on its way to <b>{sentTo}</b>. Open the link in it to confirm your account.
              </span>
            </p>
          )}
        </output>
      </div>
    </form>
  );
}
