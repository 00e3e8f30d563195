import { LoginForm } from "@/features/auth/LoginForm";

export default LoginForm;
