import { lockText, readLocks } from "@toolbox/core/tools/palette/locks.ts";
import { useState } from "react";
import { useShortcut } from "../../kit/elements/use-shortcut.ts";
import type { PaletteState } from "./palette-state.ts";

export interface Reroll {
  roll(): void;
  /** To the roll before. */
  back(): void;
  readonly canGoBack: boolean;
  toggleLock(place: number): void;
}

/** Another palette at the space bar; digits lock and unlock. @param colors the hex texts in sight */
export function useReroll(state: PaletteState, colors: readonly string[], isOn: boolean): Reroll {
  const [past, setPast] = useState<readonly number[]>([]);
  const { seed, locks } = state.input;
  const roll = () => {
    setPast([...past, seed].slice(-100));
    state.set("seed", drawSeed());
  };
  const toggleLock = (place: number) => {
    const hex = colors[place];
    if (hex === undefined) return;
    const { places } = readLocks(locks);
    const others = [...places].filter(([at]) => at !== place);
    const kept = places.has(place) ? others : [...others, [place, hex] as const];
    state.set(
      "locks",
      kept.toSorted(([a], [b]) => a - b).map(([at, color]) => lockText(at, color)),
    );
  };
  useShortcut(" ", "Another palette", roll, isOn);
  useShortcut("1", "Lock color 1", () => toggleLock(0), isOn);
  useShortcut("2", "Lock color 2", () => toggleLock(1), isOn);
  useShortcut("3", "Lock color 3", () => toggleLock(2), isOn);
  useShortcut("4", "Lock color 4", () => toggleLock(3), isOn);
  useShortcut("5", "Lock color 5", () => toggleLock(4), isOn);
  useShortcut("6", "Lock color 6", () => toggleLock(5), isOn);
  return {
    roll,
    back: () => {
      const before = past.at(-1);
      if (before === undefined) return;
      setPast(past.slice(0, -1));
      state.set("seed", before);
    },
    canGoBack: past.length > 0,
    toggleLock,
  };
}

/** 1 to 999,999. Nothing secret hangs on it, so that a few numbers are likelier by a hair does not matter. */
function drawSeed(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return 1 + (number % 999_999);
}
