import { type Category, categories } from "../../changelog/entries/categories.ts";
import type { Block, BulletBlock } from "../parse/block.ts";
import { isBreakingBullet } from "../parse/bullet.ts";
import { categoryRank } from "../headings/category-heading.ts";
import { type Group, groupBlocks, splitTail } from "../parse/groups.ts";
import { NOTHING_NOTABLE } from "./match-sections.ts";
import { type FileStyle, blankLine, writeHeading } from "../parse/style.ts";

/** A bullet and the category it goes to. */
export interface NewBullet {
  readonly category: Category;
  readonly bullet: BulletBlock;
}

/**
 * Adds bullets to the blocks of a section: to the end of their category, breaking ones behind those that lead it. A
 * category that is missing is made where the order of the six puts it.
 * @param isLast nothing follows the section in the file
 */
export function addBullets(
  blocks: readonly Block[],
  bullets: readonly NewBullet[],
  style: FileStyle,
  isLast: boolean,
): readonly Block[] {
  if (bullets.length === 0) return blocks;
  const groups = groupBlocks(blocks.filter((block) => block.kind !== "text" || block.raw.trim() !== NOTHING_NOTABLE));
  for (const { category } of categories) {
    const own = bullets.filter((each) => each.category === category).map((each) => each.bullet);
    if (own.length === 0) continue;
    const at = groups.findIndex((group) => group.category === category);
    const group = groups[at];
    const end = (index: number) => isLast && index === groups.length - 1;
    if (group) groups[at] = { ...group, blocks: extend(group.blocks, own, style, end(at)) };
    else insertGroup(groups, category, own, style, isLast);
  }
  return groups.flatMap((group) => group.blocks);
}

function extend(
  blocks: readonly Block[],
  bullets: readonly BulletBlock[],
  style: FileStyle,
  isLast: boolean,
): readonly Block[] {
  const lastBullet = blocks.findLastIndex((block) => block.kind === "bullet");
  const [breaking, other] = [bullets.filter(isBreakingBullet), bullets.filter((each) => !isBreakingBullet(each))];
  if (lastBullet < 0) {
    const { body, tail } = splitTail(blocks);
    const isTight = style.isCompact && body.at(-1)?.kind === "heading";
    const after = tail.length > 0 || isLast ? tail : [blankLine(style)];
    return [...body, ...(isTight ? [] : [blankLine(style)]), ...breaking, ...other, ...after];
  }
  const firstPlain = blocks.findIndex((block) => block.kind === "bullet" && !isBreakingBullet(block));
  const at = firstPlain < 0 ? lastBullet + 1 : firstPlain;
  const gap = blocks[lastBullet - 1]?.kind === "blank" && blocks[lastBullet - 2]?.kind === "bullet";
  const space = gap ? [blankLine(style)] : [];
  const before = breaking.flatMap((bullet) => (firstPlain < 0 ? [...space, bullet] : [bullet, ...space]));
  return [
    ...blocks.slice(0, at),
    ...before,
    ...blocks.slice(at, lastBullet + 1),
    ...other.flatMap((bullet) => [...space, bullet]),
    ...blocks.slice(lastBullet + 1),
  ];
}

function insertGroup(
  groups: Group[],
  category: Category,
  bullets: readonly BulletBlock[],
  style: FileStyle,
  isLast: boolean,
): void {
  const at = placeOf(category, groups);
  const heading = writeHeading(style.categoryLevel, style.titles[category], style);
  const own = extend([heading], bullets, style, true);
  const before = groups[at - 1] ?? { level: 0, blocks: [] };
  const { body, tail } = splitTail(before.blocks);
  const isEnd = at === groups.length;
  // At the end of a section the empty lines that close it stay its end.
  const after = isEnd && (tail.length > 0 || isLast) ? tail : [blankLine(style)];
  const between = isEnd || tail.length === 0 ? [blankLine(style)] : tail;
  groups[at - 1] = { ...before, blocks: [...body, ...between] };
  groups.splice(at, 0, { category, level: style.categoryLevel, blocks: [...own, ...after] });
}

/** Before the first category that comes later in the order, else behind the last one, else at the end. */
function placeOf(category: Category, groups: readonly Group[]): number {
  const later = groups.findIndex((group) => group.category && categoryRank(group.category) > categoryRank(category));
  if (later > 0) return later;
  const last = groups.findLastIndex((group) => group.category !== undefined);
  if (last < 0) return groups.length;
  const level = groups[last]?.level ?? 0;
  const next = groups.findIndex((group, index) => index > last && group.level <= level);
  return next < 0 ? groups.length : next;
}
