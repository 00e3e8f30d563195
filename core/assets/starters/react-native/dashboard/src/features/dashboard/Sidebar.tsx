import { StyleSheet, Text, View } from "react-native";

const items = ["Overview", "Reports", "Settings"];

/** On a phone the sidebar is a row. */
export function Sidebar() {
  return (
    <View style={styles.row}>
      {items.map((item) => (
        <Text key={item}>{item}</Text>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: "row", gap: 16 },
});
