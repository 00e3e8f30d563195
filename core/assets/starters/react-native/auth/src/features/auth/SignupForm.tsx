import { AuthForm } from "./AuthForm";
import { useAuth } from "./useAuth";

export function SignupForm() {
  const { signUp } = useAuth();
  return <AuthForm action="Create account" onSubmit={signUp} />;
}
