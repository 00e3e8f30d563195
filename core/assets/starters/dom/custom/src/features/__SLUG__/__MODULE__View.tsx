import { use__MODULE__ } from "./use__MODULE__";

export function __MODULE__View() {
  const [state] = use__MODULE__();
  return <section>{state.isReady ? "Ready" : "Loading"}</section>;
}
