import type { AuthFormValues } from "./auth-form-values.ts";
import { EmailField } from "./email-field.tsx";
import { FormFooter } from "./form-footer.tsx";
import { PasswordField } from "./password-field.tsx";
import { useAuthForm } from "./use-auth-form.ts";

/** Tab "Sign In". Success shows in the session; the page then leads on. */
export function SignInForm({ entered, onEntered, onForgot }: SignInFormProps) {
  const form = useAuthForm();
  const { email, password } = entered;
  return (
    <form
      noValidate
      className="grid gap-3 p-5"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(event.currentTarget, "Sign In Error", (auth) =>
          auth.signInWithPassword({ email: email.trim(), password }),
        );
      }}
    >
      <EmailField form={form} value={email} onValue={(next) => onEntered({ ...entered, email: next })} />
      <PasswordField
        form={form}
        value={password}
        onValue={(next) => onEntered({ ...entered, password: next })}
        end={
          onForgot && (
            <button
              type="button"
              onClick={onForgot}
              className="rounded-mark text-accent-text underline decoration-1 underline-offset-3 hover:decoration-2"
            >
              Forgot password?
            </button>
          )
        }
      />
      <FormFooter form={form} label="Sign In" busyLabel="Signing in..." />
    </form>
  );
}

type SignInFormProps = {
  entered: AuthFormValues;
  onEntered: (next: AuthFormValues) => void;
  /** Where the server can send reset mails. */
  onForgot?: (() => void) | undefined;
};
