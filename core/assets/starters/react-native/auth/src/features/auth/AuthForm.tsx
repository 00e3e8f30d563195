import type { StarterFiles } from "../../../../../../../src/tools/scaffold/starter/starter-files.ts";

/** What every Expo project has, but for the files that depend on the input. */
export const nativeBase: StarterFiles = {
  ".gitignore": `node_modules/
.expo/
dist/
web-build/
expo-env.d.ts
/ios
/android
*.jks
*.p8
*.p12
*.key
*.mobileprovision
npm-debug.*
.metro-health-check*
.DS_Store
*.pem
.env*.local
*.tsbuildinfo
`,
  "src/app/_layout.tsx": `import { Stack } from "expo-router";
import { StatusBar } from "expo-status-bar";

export default function RootLayout() {
  return (
    <>
      <Stack />
      <StatusBar style="auto" />
    </>
  );
}
`,
  "src/components/Screen.tsx": `import type { ReactNode } from "react";
import { ScrollView, StyleSheet } from "react-native";

/** A screen that scrolls, with room around what it holds. */
export function Screen({ children }: { children: ReactNode }) {
  return (
    <ScrollView contentContainerStyle={styles.content}>{children}</ScrollView>
  );
}

const styles = StyleSheet.create({
  content: { gap: 16, padding: 24 },
});
`,
  "tsconfig.json": `{
  "extends": "expo/tsconfig.base",
  "compilerOptions": {
    "strict": true,
    "paths": { "@/*": ["./src/*"] }
  },
  "include": ["**/*.ts", "**/*.tsx", ".expo/types/**/*.ts", "expo-env.d.ts"]
}
`,
};

/** The auth module. */
export const nativeAuth: StarterFiles = {
  "src/app/login.tsx": `import { LoginForm } from "@/features/auth/LoginForm";

export default LoginForm;
`,
  "src/app/signup.tsx": `import { SignupForm } from "@/features/auth/SignupForm";

export default SignupForm;
`,
  "src/features/auth/AuthForm.tsx": `import { useState } from "react";
import { Button, StyleSheet, Text, TextInput } from "react-native";
import { Screen } from "@/components/Screen";
import { useAuth } from "./useAuth";
import { validateEmail } from "./validateEmail";

interface AuthFormProps {
  action: string;
  onSubmit: (email: string, password: string) => Promise<void>;
}

/** Email and password with their checks; login and signup are made of it. */
export function AuthForm({ action, onSubmit }: AuthFormProps) {
  const { user, logOut } = useAuth();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string | null>(null);

  if (user) {
    return (
      <Screen>
        <Text>Signed in as {user.email}.</Text>
        <Button title="Log out" onPress={logOut} />
      </Screen>
    );
  }

  function submit() {
    const problem =
      validateEmail(email) ??
      (password.length < 8 ? "Use at least 8 characters." : null);
    setError(problem);
    if (!problem) void onSubmit(email, password);
  }

  return (
    <Screen>
      <TextInput
        accessibilityLabel="Email"
        placeholder="Email"
        autoCapitalize="none"
        autoComplete="email"
        keyboardType="email-address"
        style={styles.input}
        value={email}
        onChangeText={setEmail}
      />
      <TextInput
        accessibilityLabel="Password"
        placeholder="Password"
        secureTextEntry
        style={styles.input}
        value={password}
        onChangeText={setPassword}
      />
      {error && <Text accessibilityRole="alert">{error}</Text>}
      <Button title={action} onPress={submit} />
    </Screen>
  );
}

const styles = StyleSheet.create({
  input: { borderColor: "#888", borderRadius: 6, borderWidth: 1, padding: 12 },
});
`,
  "src/features/auth/LoginForm.tsx": `import { AuthForm } from "./AuthForm";
import { useAuth } from "./useAuth";

export function LoginForm() {
  const { logIn } = useAuth();
  return <AuthForm action="Log in" onSubmit={logIn} />;
}
`,
  "src/features/auth/SignupForm.tsx": `import { AuthForm } from "./AuthForm";
import { useAuth } from "./useAuth";

export function SignupForm() {
  const { signUp } = useAuth();
  return <AuthForm action="Create account" onSubmit={signUp} />;
}
`,
};
