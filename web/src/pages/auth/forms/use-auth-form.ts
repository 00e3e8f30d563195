import { useState } from "react";
import type { Auth } from "../../../session/auth.ts";
import { type AuthFailure, authMessage, authAdvice } from "../../../session/auth-message.ts";
import { notify } from "../../../kit/toast/notify.ts";
import { useAccount } from "../../../session/use-session.ts";

type AuthErrors = Readonly<Record<string, string>>;

/** What every form of /auth does: check, send once, say what went wrong where it went wrong and in a toast. */
export interface AuthForm {
  /** By name of the control; `form` for the whole. */
  readonly errors: AuthErrors;
  readonly isBusy: boolean;
  clear(name: string): void;
  /**
   * Checks the controls of the form, then sends. True when it was accepted.
   * @param title of the toast for a refusal
   */
  submit(
    element: HTMLFormElement,
    title: string,
    send: (auth: Auth) => Promise<{ error: AuthFailure | null }>,
  ): Promise<boolean>;
}

export function useAuthForm(): AuthForm {
  const { session } = useAccount();
  const [errors, setErrors] = useState<AuthErrors>({});
  const [isBusy, setBusy] = useState(false);

  return {
    errors,
    isBusy,
    clear: (name) => setErrors(({ [name]: _gone, form: _form, ...rest }) => rest),
    async submit(element, title, send) {
      if (isBusy) return false;
      const wrong = checkControls(element);
      setErrors(wrong);
      const [first] = Object.keys(wrong);
      if (first) {
        element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
        return false;
      }
      setBusy(true);
      const fault = await attempt(session.auth, send);
      setBusy(false);
      if (!fault) return true;
      setErrors({ [fault.code === "weak_password" ? "password" : "form"]: authAdvice(fault) });
      notify("error", title, authMessage(fault));
      return false;
    },
  };
}

async function attempt(
  open: () => Promise<Auth>,
  send: (auth: Auth) => Promise<{ error: AuthFailure | null }>,
): Promise<AuthFailure | null> {
  try {
    return (await send(await open())).error;
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error) };
  }
}

/** The rules stand on the controls themselves (type, required, minLength); the words are ours. */
function checkControls(form: HTMLFormElement): Record<string, string> {
  const wrong: Record<string, string> = {};
  for (const control of form.querySelectorAll("input")) {
    const { validity, value, name, minLength } = control;
    if (validity.valueMissing) wrong[name] = name === "email" ? "Enter your email address." : "Enter your password.";
    else if (validity.typeMismatch) wrong[name] = "This is not an email address. It looks like name@example.com.";
    // The browser minds the length only of what was typed by hand; a filled-in password must obey it too.
    else if (minLength > 0 && value.length > 0 && value.length < minLength)
      wrong[name] = `The password needs at least ${minLength} characters.`;
  }
  return wrong;
}
