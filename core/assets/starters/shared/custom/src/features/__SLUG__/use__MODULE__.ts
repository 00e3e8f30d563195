import { useState } from "react";
import type { __MODULE__State } from "./types";

/** The state of the __SLUG__ module. */
export function use__MODULE__() {
  return useState<__MODULE__State>({ isReady: true });
}
