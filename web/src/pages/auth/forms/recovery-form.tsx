import { useState } from "react";
import { notify } from "../../../kit/toast/notify.ts";
import { useAccount } from "../../../session/use-session.ts";
import { FormFooter } from "./form-footer.tsx";
import { PasswordField } from "./password-field.tsx";
import { useAuthForm } from "./use-auth-form.ts";

/** After a reset mail: the new password. Then the app opens. */
export function RecoveryForm({ email }: { email: string | undefined }) {
  const { session } = useAccount();
  const form = useAuthForm();
  const [password, setPassword] = useState("");
  const save = async (element: HTMLFormElement) => {
    const isDone = await form.submit(element, "Password Reset Error", (auth) => auth.updateUser({ password }));
    if (!isDone) return;
    notify("success", "Password changed", "Command lines stay signed in. You can end them in your profile.");
    session.endRecovery();
  };
  return (
    <form
      noValidate
      className="grid gap-3 border-t border-line-1 p-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save(event.currentTarget);
      }}
    >
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email ?? ""} readOnly hidden />
      <PasswordField form={form} isNew label="New password" value={password} onValue={setPassword} />
      <FormFooter form={form} label="Save password" busyLabel="Saving..." />
    </form>
  );
}
