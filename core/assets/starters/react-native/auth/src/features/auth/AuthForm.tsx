import { useState } from "react";
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
