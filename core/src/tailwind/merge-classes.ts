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

/**
 * Resolves conflicts by the rules of tailwind-merge (MIT, 8 KB packed, loaded on first use): of classes that set the same
 * thing under the same variants the one written last stays.
 */
export async function loadMerge(): Promise<MergeClasses> {
  const { twMerge } = await import("tailwind-merge");
  return (classes) => {
    const left = twMerge(classes.join(" ")).split(" ");
    const kept: string[] = [];
    const dropped: Dropped[] = [];
    // What stays stays in its order: from the end, each class either is the next of them or was dropped.
    for (let at = classes.length - 1, next = left.length - 1; at >= 0; at--) {
      const name = classes[at] ?? "";
      if (next >= 0 && left[next] === name) {
        kept.unshift(name);
        next--;
        continue;
      }
      const by = kept.find((other) => other === name || twMerge(`${name} ${other}`) === other);
      // A pair may only be at odds by way of a third: then the next one that stays is named.
      dropped.unshift({ name, by: by ?? kept[0] ?? name });
    }
    return { classes: kept, dropped };
  };
}
