import { AuthForm } from "./AuthForm";
import { useAuth } from "./useAuth";

export function LoginForm() {
  const { logIn } = useAuth();
  return <AuthForm action="Log in" onSubmit={logIn} />;
}
