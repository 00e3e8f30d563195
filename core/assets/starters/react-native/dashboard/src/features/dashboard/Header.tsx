import { StyleSheet, Text } from "react-native";

export function Header({ title }: { title: string }) {
  return (
    <Text accessibilityRole="header" style={styles.title}>
      {title}
    </Text>
  );
}

const styles = StyleSheet.create({
  title: { fontSize: 24, fontWeight: "600" },
});
