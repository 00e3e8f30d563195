import type { Category } from "../../changelog/entries/categories.ts";
import type { BulletBlock } from "../parse/block.ts";
import { isAsGenerated } from "../parse/bullet.ts";
import type { GeneratedEntry } from "../parse/entry.ts";
import type { SectionMatch } from "./match-sections.ts";
import { ownNumbers } from "./request-numbers.ts";
import { printOf } from "../parse/mark.ts";
import type { Section } from "../parse/parse.ts";
import type { MarkedBullet, EntryIndex } from "./index-entries.ts";

/** An entry to write, or a bullet of people that goes with its commit to another release. */
export type Addition =
  | { readonly entry: GeneratedEntry }
  | { readonly bullet: BulletBlock; readonly category: Category };

/** What a merge does to bullets. A bullet without a fate stays as it is. */
export interface Plan {
  readonly fates: ReadonlyMap<BulletBlock, "remove" | GeneratedEntry>;
  readonly additions: ReadonlyMap<SectionMatch, readonly Addition[]>;
}

export interface PlanRules {
  /** The words an entry is written with. */
  readonly wordsOf: (entry: GeneratedEntry) => string;
  /** Bullets of commits that were not given stay. */
  readonly isPartial: boolean;
}

/**
 * Decides, as a merge of three, between what was generated then (the mark), what the file says now and what the
 * history gives now. Who changed a bullet owns it: it stays, word for word. Who named a commit in words of their own
 * has told of it: nothing is added. So has who named its request, by number, in the release it belongs to or under what
 * is not released.
 */
export function planMerge(homes: readonly SectionMatch[], survey: EntryIndex, { wordsOf, isPartial }: PlanRules): Plan {
  const fates = new Map<BulletBlock, "remove" | GeneratedEntry>();
  const additions = new Map<SectionMatch, Addition[]>(homes.map((home) => [home, []]));
  const stateOf = new Map<Section, SectionMatch>(homes.flatMap((home) => (home.section ? [[home.section, home]] : [])));
  const isOpen = ({ section }: MarkedBullet) => stateOf.get(section)?.state === "open";
  const isUnreleased = ({ section }: MarkedBullet) => section.release.kind === "unreleased";

  const open = [...survey.cited].filter(([{ release }]) => release.kind === "unreleased");
  const isCited = (entries: readonly GeneratedEntry[], { section }: SectionMatch) => {
    const own = section && survey.cited.get(section);
    const isTold = (number: string) => own?.has(number) === true || open.some(([, numbers]) => numbers.has(number));
    return entries.some(({ text }) => ownNumbers(text).some(isTold));
  };

  const decide = (bullet: MarkedBullet, entry: GeneratedEntry | undefined, home: SectionMatch | undefined) => {
    const { block, isUntouched, section, category } = bullet;
    if (fates.has(block) || !isOpen(bullet)) return;
    const isAtHome = home?.section === section;
    if (!isUntouched) {
      if (!entry || home?.state !== "new" || !isUnreleased(bullet)) return;
      fates.set(block, "remove");
      const target = category ?? entry.category;
      // Put out of its category and nothing else: there it is as it was generated.
      const isRestored = isAsGenerated(bullet.reading, target);
      additions.get(home)?.push(isRestored ? { entry } : { bullet: block, category: target });
      return;
    }
    if (!entry || !home) fates.set(block, "remove");
    else if (isAtHome && bullet.print === printOf(entry.category, wordsOf(entry))) return;
    else if (isAtHome && category === entry.category) fates.set(block, entry);
    else if (home.state !== "closed") {
      fates.set(block, "remove");
      additions.get(home)?.push({ entry });
    } else if (isUnreleased(bullet)) fates.set(block, "remove");
  };

  for (const home of homes)
    for (const entries of groupByCommit(home.release.entries)) {
      const commit = entries[0]?.commit ?? "";
      const { pairs, rest } = pair(survey.marked.get(commit) ?? [], entries, wordsOf);
      for (const [bullet, entry] of pairs) decide(bullet, entry, home);
      const isByHand = entries.some((entry) => entry.isByHand);
      if (home.state === "closed" || (!isByHand && (survey.named.has(commit) || isCited(entries, home)))) continue;
      additions.get(home)?.push(...rest.map((entry) => ({ entry })));
    }
  if (!isPartial) for (const bullet of survey.strayed) decide(bullet, undefined, undefined);
  return { fates, additions };
}

/** Gives each bullet of a commit its entry: the one it was generated from, else the next that is left. */
function pair(
  bullets: readonly MarkedBullet[],
  entries: readonly GeneratedEntry[],
  wordsOf: (entry: GeneratedEntry) => string,
) {
  const rest = [...entries];
  const take = (isWanted: (entry: GeneratedEntry) => boolean) => {
    const index = rest.findIndex(isWanted);
    return index < 0 ? undefined : rest.splice(index, 1)[0];
  };
  const exact = bullets.map(({ print }) => take((entry) => printOf(entry.category, wordsOf(entry)) === print));
  const pairs = bullets.map((bullet, index) => [bullet, exact[index] ?? take(() => true)] as const);
  return { pairs, rest };
}

function groupByCommit(entries: readonly GeneratedEntry[]): Iterable<readonly GeneratedEntry[]> {
  const groups = new Map<string, GeneratedEntry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.commit);
    if (group) group.push(entry);
    else groups.set(entry.commit, [entry]);
  }
  return groups.values();
}
