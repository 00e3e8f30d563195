import { useState, type SubmitEvent } from "react";
import { useAuth } from "./useAuth";
import { validateEmail } from "./validateEmail";

interface AuthFormProps {
  title: string;
  action: string;
  onSubmit: (email: string, password: string) => Promise<void>;
}

/** Email and password with their checks; login and signup are made of it. */
export function AuthForm({ title, action, onSubmit }: AuthFormProps) {
  const { user, logOut } = useAuth();
  const [error, setError] = useState<string | null>(null);

  if (user) {
    return (
      <section>
        <p>Signed in as {user.email}.</p>
        <button type="button" onClick={logOut}>
          Log out
        </button>
      </section>
    );
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = String(data.get("email"));
    const password = String(data.get("password"));
    const problem =
      validateEmail(email) ??
      (password.length < 8 ? "Use at least 8 characters." : null);
    setError(problem);
    if (!problem) await onSubmit(email, password);
  }

  return (
    <form onSubmit={submit} noValidate>
      <h1>{title}</h1>
      <label>
        Email
        <input name="email" type="email" autoComplete="email" />
      </label>
      <label>
        Password
        <input
          name="password"
          type="password"
          autoComplete="current-password"
        />
      </label>
      {error && <p role="alert">{error}</p>}
      <button type="submit">{action}</button>
    </form>
  );
}
