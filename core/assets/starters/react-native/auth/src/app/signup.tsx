import { SignupForm } from "@/features/auth/SignupForm";

export default SignupForm;
