import { Text } from "react-native";
import { Screen } from "@/components/Screen";

export default function Home() {
  return (
    <Screen>
      <Text>__NAME_JSX__</Text>
      <Text>Edit src/app/index.tsx to begin.</Text>
    </Screen>
  );
}
