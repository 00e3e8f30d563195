import type { Category } from "../../changelog/entries/categories.ts";
import type { Block, BulletBlock } from "../parse/block.ts";
import { type BulletReading, isAsGenerated, readMarkedBullet } from "../parse/bullet.ts";
import { categoriesOfBlocks } from "../headings/category-heading.ts";
import type { CommitIndex } from "./commit-index.ts";
import { readMarks } from "../parse/mark.ts";
import type { ChangelogFile, Section } from "../parse/parse.ts";

/** One mark of a bullet of the file. A bullet that people joined from two has two of them. */
export interface MarkedBullet {
  readonly block: BulletBlock;
  readonly section: Section;
  /** The category it stands under. */
  readonly category: Category | undefined;
  readonly reading: BulletReading;
  readonly print: string;
  readonly isUntouched: boolean;
}

/** What a file says of commits. */
export interface Survey {
  readonly marked: ReadonlyMap<string, readonly MarkedBullet[]>;
  /** Marked bullets of commits that the history does not have. */
  readonly strayed: readonly MarkedBullet[];
  /** Commits that words of people name, in a bullet, in prose or in a comment. */
  readonly named: ReadonlySet<string>;
}

/** Looks for commits in a changelog. Links are not read: the page of a comparison may name a commit as its end. */
export function surveyFile(file: ChangelogFile, commits: CommitIndex): Survey {
  const marked = new Map<string, MarkedBullet[]>();
  const strayed: MarkedBullet[] = [];
  const named = new Set<string>();
  const readWords = (text: string) => {
    for (const id of commits.namedIn(text)) named.add(id);
  };
  const readOther = (block: Block) => {
    if (block.kind === "comment" || block.kind === "text") readWords(block.raw);
    if (block.kind === "bullet") readWords(readMarks(block.raw).words);
  };
  for (const section of file.sections) {
    const categories = categoriesOfBlocks(section.blocks);
    for (const [index, block] of section.blocks.entries()) {
      const category = categories[index];
      const reading = block.kind === "bullet" ? readMarkedBullet(block) : undefined;
      const isUntouched = reading !== undefined && isAsGenerated(reading, category);
      if (!isUntouched) readOther(block);
      if (block.kind !== "bullet" || !reading) continue;
      for (const { commit, print } of reading.marks) {
        const found = { block, section, category, reading, print, isUntouched };
        const id = commits.find(commit);
        const known = id === undefined ? strayed : marked.get(id);
        if (known) known.push(found);
        else if (id !== undefined) marked.set(id, [found]);
      }
    }
  }
  for (const block of [...file.preamble, ...file.footer]) readOther(block);
  return { marked, strayed, named };
}
