import { AuthForm } from "./AuthForm";
import { useAuth } from "./useAuth";

export function SignupForm() {
  const { signUp } = useAuth();
  return <AuthForm title="Sign up" action="Create account" onSubmit={signUp} />;
}
