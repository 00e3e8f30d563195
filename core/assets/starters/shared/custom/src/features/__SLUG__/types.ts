export interface __MODULE__State {
  isReady: boolean;
}
