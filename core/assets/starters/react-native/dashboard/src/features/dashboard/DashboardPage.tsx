import { Text, View } from "react-native";
import { DashboardLayout } from "./DashboardLayout";

const figures = [
  { label: "Visitors", value: 1280 },
  { label: "Sign-ups", value: 64 },
  { label: "Orders", value: 17 },
];

export function DashboardPage() {
  return (
    <DashboardLayout>
      {figures.map(({ label, value }) => (
        <View key={label}>
          <Text>{label}</Text>
          <Text>{value.toLocaleString("en")}</Text>
        </View>
      ))}
    </DashboardLayout>
  );
}
