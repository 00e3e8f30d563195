import { AuthForm } from "./AuthForm";
import { useAuth } from "./useAuth";

export function LoginForm() {
  const { logIn } = useAuth();
  return <AuthForm title="Log in" action="Log in" onSubmit={logIn} />;
}
