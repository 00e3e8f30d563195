import type { Keys } from "../elements/key-names.ts";

export type TipSide = "top" | "bottom" | "left" | "right";

/**
 * Attributes that give an element a tooltip, shown by the one `TooltipHost` of the page. The tooltip is for the eye:
 * the element must carry the same words for assistive technology (its text or `aria-label`).
 */
export function tip(
  label: string,
  { keys, side = "bottom" }: { keys?: Keys | undefined; side?: TipSide | undefined } = {},
) {
  return { "data-tip": label, "data-tip-keys": keys, "data-tip-side": side } as const;
}
