import { type Harmony, harmony, type HarmonySpace } from "@toolbox/core/graphics/color/harmony.ts";

/** The colors of a kind of palette, from the base at hand. */
function HarmonyPicture({ base, kind, space }: { base: string; kind: Harmony; space: HarmonySpace }) {
  return (
    <span aria-hidden="true" className="flex size-full forced-color-adjust-none">
      {harmony(base, kind, space).map((hex, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- colors may repeat
        <span key={index} className="flex-1" style={{ backgroundColor: hex }} />
      ))}
    </span>
  );
}

/** What the palette types look like with a base. */
export function harmonyPictures(base: string, space: HarmonySpace) {
  return (kind: string) => <HarmonyPicture base={base} kind={kind as Harmony} space={space} />;
}
