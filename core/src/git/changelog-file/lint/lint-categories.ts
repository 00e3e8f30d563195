import { type Category, categories, categoryTitle } from "../../changelog/entries/categories.ts";
import type { BulletBlock, HeadingBlock } from "../parse/block.ts";
import { isBreakingBullet } from "../parse/bullet.ts";
import { categoryRank, readCategory } from "../headings/category-heading.ts";
import { type Group, groupBlocks, splitTail } from "../parse/groups.ts";
import { type LintProblem, type LintStandard, lintError, lintWarning } from "./lint-problem.ts";
import type { Section } from "../parse/parse.ts";

const NAMES = categories.map(({ title }) => title).join(", ");

/** Checks what stands under the heading of a release: its categories and their bullets. */
export function lintCategories(section: Section, standard: LintStandard): readonly LintProblem[] {
  if (section.release.kind === "other") return [];
  const [first, ...rest] = groupBlocks(section.blocks, readCategory);
  const level = rest.reduce((least, group) => Math.min(least, group.level), 6);
  // Headings below a category divide it and may say what they like.
  const groups = rest.filter((group) => group.level === level || group.category !== undefined);
  const isReleased = section.release.kind === "release";
  return [
    ...lintUncategorized(first, section),
    ...groups.flatMap((group) => lintHeading(group, section)),
    ...lintSequence(groups),
    ...(isReleased ? rest.flatMap((group, index) => lintEmpty(group, rest[index + 1])) : []),
    ...(standard === "2.0.0" ? groups.flatMap(lintBreaking) : []),
  ];
}

const headingOf = ({ blocks }: Group) => blocks[0] as HeadingBlock;
const bulletsOf = (group: Group | undefined) => (group?.blocks ?? []).filter((block) => block.kind === "bullet");

function lintUncategorized(first: Group | undefined, { release }: Section): readonly LintProblem[] {
  const bullet = bulletsOf(first)[0];
  if (!bullet) return [];
  const message = `${release.label} has entries outside a category. Put each under one of ${NAMES}.`;
  return [lintError(bullet.line, "uncategorized", message)];
}

function lintHeading(group: Group, { heading }: Section): readonly LintProblem[] {
  const { title, level, line } = headingOf(group);
  if (group.category === undefined)
    return [lintError(line, "category", `"${title}" is not a kind of change. Keep a Changelog has ${NAMES}.`)];
  if (level === heading.level + 1) return [];
  const message = `${title} has level ${level}. Categories are one level below their release: ${"#".repeat(heading.level + 1)} ${title}.`;
  return [lintError(line, "heading-level", message)];
}

function lintSequence(groups: readonly Group[]): readonly LintProblem[] {
  const lines = new Map<Category, number>();
  let highest: Category | undefined;
  return groups.flatMap((group) => {
    const { category } = group;
    if (category === undefined) return [];
    const { line } = headingOf(group);
    const first = lines.get(category);
    if (first !== undefined) {
      const message = `${categoryTitle(category)} appears twice in this release (first in line ${first}). Join the two.`;
      return [lintError(line, "duplicate-category", message)];
    }
    lines.set(category, line);
    if (highest === undefined || categoryRank(category) > categoryRank(highest)) {
      highest = category;
      return [];
    }
    const message = `${categoryTitle(category)} comes before ${categoryTitle(highest)}. The order is ${NAMES}.`;
    return [lintWarning(line, "category-order", message)];
  });
}

/** A category is empty when nothing stands under it, nor under the headings that divide it. */
function lintEmpty(group: Group, next: Group | undefined): readonly LintProblem[] {
  const isDivided = next !== undefined && next.level > group.level;
  const { body } = splitTail(group.blocks.slice(1));
  if (group.category === undefined || isDivided) return [];
  if (body.some(({ kind }) => kind !== "comment" && kind !== "blank")) return [];
  const { title, line } = headingOf(group);
  return [lintWarning(line, "empty-category", `${title} is empty. Add an entry or remove the heading.`)];
}

const OTHER_FORM =
  /^(?:[[(*_`]*breaking(?:[ -]changes?)?[\])*_`]*\s*:|\[breaking\]|\*\*breaking(?:[ -]changes?)?\*\*)/i;

function lintBreaking(group: Group): readonly LintProblem[] {
  const bullets = bulletsOf(group);
  const firstPlain = bullets.findIndex((bullet) => !isBreakingBullet(bullet) && !hasOtherForm(bullet));
  return bullets.flatMap((bullet, index) => {
    if (hasOtherForm(bullet))
      return [lintWarning(bullet.line, "breaking-form", 'A breaking change begins with "**Breaking:**". Write it so.')];
    if (!isBreakingBullet(bullet) || firstPlain < 0 || index < firstPlain) return [];
    const message =
      "A breaking change comes after other entries. Put it first in its category, where nobody misses it.";
    return [lintWarning(bullet.line, "breaking-order", message)];
  });
}

function hasOtherForm(bullet: BulletBlock): boolean {
  const text = bullet.raw.trimStart().slice(bullet.marker.length).trimStart().slice(0, 60);
  return OTHER_FORM.test(text) && !text.startsWith("**Breaking:**");
}
