import type { ReactNode } from "react";
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
