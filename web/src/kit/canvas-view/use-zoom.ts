import { useState } from "react";

const steps = [0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.5, 2, 3, 4, 8];

/** The zoom of an image stage: fitted to the room until the user chooses. `fitted` is told by the stage. */
export interface Zoom {
  /** Screen pixels per image pixel. */
  readonly scale: number;
  readonly isFitted: boolean;
  fit(): void;
  larger(): void;
  smaller(): void;
  setFitted(scale: number): void;
}

export function useZoom(): Zoom {
  const [chosen, setChosen] = useState<number | null>(null);
  const [fitted, setFitted] = useState(1);
  const scale = chosen ?? fitted;
  return {
    scale,
    isFitted: chosen === null,
    fit: () => setChosen(null),
    larger: () => setChosen(steps.find((step) => step > scale + 0.005) ?? scale),
    smaller: () => setChosen(steps.findLast((step) => step < scale - 0.005) ?? scale),
    setFitted,
  };
}
