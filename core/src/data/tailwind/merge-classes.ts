import type { DesignSystem } from "./design-system.ts";

/** A class that another one of the same list makes pointless. */
export interface Dropped {
  readonly name: string;
  readonly by: string;
}

export interface MergedClasses {
  readonly classes: readonly string[];
  readonly dropped: readonly Dropped[];
}

export type MergeClasses = (classes: readonly string[]) => MergedClasses;

/** What tailwind-merge cannot know by itself of the classes it is given. */
export interface MergeOptions {
  /** The design system of the user's stylesheet: its theme and prefix count, classes it does not know are kept. */
  readonly system?: DesignSystem;
  /** Names of utilities of the user's own, `*` at the end standing for any value: what they set is not known, so they stay. */
  readonly ownUtilities?: readonly string[];
}

/**
 * Resolves conflicts by the rules of tailwind-merge (MIT, 8 KB packed, loaded on first use): of classes that set the same
 * thing under the same variants the one written last stays.
 */
export async function loadMerge({ system, ownUtilities = [] }: MergeOptions = {}): Promise<MergeClasses> {
  const { extendTailwindMerge } = await import("tailwind-merge");
  const prefix = system?.theme.prefix ?? undefined;
  const twMerge = extendTailwindMerge({
    ...(prefix !== undefined && { prefix }),
    extend: { theme: system ? themeOf(system) : {} },
  });
  const own = ownUtilities.map((name) => new RegExp(`(?:^|:)!?-?${name.replace(/\*$/, "[^:]+")}!?$`));
  return (classes) => {
    const places = new Map(system?.getClassOrder([...classes]));
    const isKept = (name: string) => places.get(name) === null || own.some((pattern) => pattern.test(name));
    const left = twMerge(classes.filter((name) => !isKept(name)).join(" ")).split(" ");
    const kept: string[] = [];
    const dropped: Dropped[] = [];
    // What stays stays in its order: from the end, each class either is the next of them or was dropped.
    for (let at = classes.length - 1, next = left.length - 1; at >= 0; at--) {
      const name = classes[at] ?? "";
      if (isKept(name)) {
        kept.unshift(name);
        continue;
      }
      if (next >= 0 && left[next] === name) {
        kept.unshift(name);
        next--;
        continue;
      }
      const by = kept.find((other) => !isKept(other) && (other === name || twMerge(`${name} ${other}`) === other));
      // A pair may only be at odds by way of a third: then the next one that stays is named.
      dropped.unshift({ name, by: by ?? kept[0] ?? name });
    }
    return { classes: kept, dropped };
  };
}

/** The scales of tailwind-merge whose names it has to be told; by Tailwind's own names for them. Any color is one to it. */
const scales = [
  "animate",
  "aspect",
  "blur",
  "breakpoint",
  "container",
  "drop-shadow",
  "ease",
  "font",
  "font-weight",
  "inset-shadow",
  "leading",
  "perspective",
  "radius",
  "shadow",
  "spacing",
  "text",
  "text-shadow",
  "tracking",
] as const;

/** The names of a theme by scale: of `--text-huge` it is huge, while `--text-shadow-soft` belongs to another scale. */
function themeOf({ theme }: DesignSystem): Record<(typeof scales)[number], string[]> {
  const namesOf = (scale: string) => {
    const inner = scales.filter((other) => other.startsWith(`${scale}-`)).map((other) => other.slice(scale.length + 1));
    return theme
      .keysInNamespaces([`--${scale}`])
      .filter((name) => !inner.some((start) => name.startsWith(`${start}-`)));
  };
  return Object.fromEntries(scales.map((scale) => [scale, namesOf(scale)])) as Record<
    (typeof scales)[number],
    string[]
  >;
}
