import { Link } from "expo-router";
import { Text } from "react-native";
import { Screen } from "@/components/Screen";

export default function Home() {
  return (
    <Screen>
      <Text>__NAME_JSX__</Text>
__PAGES__
    </Screen>
  );
}
