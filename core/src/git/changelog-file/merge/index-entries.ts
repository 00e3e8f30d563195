import type { Category } from "../../changelog/entries/categories.ts";
import type { Block, BulletBlock } from "../parse/block.ts";
import { type BulletParseResult, isAsGenerated, readMarkedBullet } from "../parse/bullet.ts";
import { categoriesOfBlocks } from "../headings/category-heading.ts";
import type { CommitIndex } from "./commit-index.ts";
import { numbersIn } from "./request-numbers.ts";
import { readMarks } from "../parse/mark.ts";
import type { ChangelogFile, Section } from "../parse/parse.ts";

/** One mark of a bullet of the file. A bullet that people joined from two has two of them. */
export interface MarkedBullet {
  readonly block: BulletBlock;
  readonly section: Section;
  /** The category it stands under. */
  readonly category: Category | undefined;
  readonly reading: BulletParseResult;
  readonly print: string;
  readonly isUntouched: boolean;
}

/** What a file says of commits. */
export interface EntryIndex {
  readonly marked: ReadonlyMap<string, readonly MarkedBullet[]>;
  /** Marked bullets of commits that the history does not have. */
  readonly strayed: readonly MarkedBullet[];
  /** Commits that words of people name, in a bullet, in prose or in a comment. */
  readonly named: ReadonlySet<string>;
  /** The numbers of requests and issues that bullets of people name, by the section these stand in. */
  readonly cited: ReadonlyMap<Section, ReadonlySet<string>>;
}

/** Looks for commits in a changelog. Links are not read: the page of a comparison may name a commit as its end. */
export function indexEntries(file: ChangelogFile, commits: CommitIndex): EntryIndex {
  const marked = new Map<string, MarkedBullet[]>();
  const strayed: MarkedBullet[] = [];
  const named = new Set<string>();
  const cited = new Map<Section, ReadonlySet<string>>();
  // The link of a generated bullet names the commit that its mark names already, whoever changed its words.
  const readWords = (text: string, own: readonly (string | undefined)[] = []) => {
    for (const id of commits.namedIn(text)) if (!own.includes(id)) named.add(id);
  };
  const readOther = (block: Block) => {
    if (block.kind === "comment" || block.kind === "text") readWords(block.raw);
    if (block.kind !== "bullet") return;
    const { words, marks } = readMarks(block.raw);
    readWords(
      words,
      marks.map(({ commit }) => commits.find(commit)),
    );
  };
  for (const section of file.sections) {
    const categories = categoriesOfBlocks(section.blocks);
    const numbers = new Set<string>();
    for (const [index, block] of section.blocks.entries()) {
      const category = categories[index];
      const reading = block.kind === "bullet" ? readMarkedBullet(block) : undefined;
      const isUntouched = reading !== undefined && isAsGenerated(reading, category);
      if (!isUntouched) readOther(block);
      if (block.kind === "bullet" && reading?.marks.length === 0)
        for (const number of numbersIn(reading.words)) numbers.add(number);
      if (block.kind !== "bullet" || !reading) continue;
      for (const { commit, print } of reading.marks) {
        const found = { block, section, category, reading, print, isUntouched };
        const id = commits.find(commit);
        const known = id === undefined ? strayed : marked.get(id);
        if (known) known.push(found);
        else if (id !== undefined) marked.set(id, [found]);
      }
    }
    cited.set(section, numbers);
  }
  for (const block of [...file.preamble, ...file.footer]) readOther(block);
  return { marked, strayed, named, cited };
}
