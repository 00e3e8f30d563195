import { Text } from "react-native";
import { use__MODULE__ } from "./use__MODULE__";

export function __MODULE__View() {
  const [state] = use__MODULE__();
  return <Text>{state.isReady ? "Ready" : "Loading"}</Text>;
}
