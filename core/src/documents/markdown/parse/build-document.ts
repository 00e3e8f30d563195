import type { Token } from "markdown-it";
import { buildBlocks, type BlockContext, groups, linesOf } from "./build-blocks.ts";
import { labelOf } from "./build-inlines.ts";
import type { Block, Footnote, MarkdownDocument, MarkdownProblem } from "../document-model.ts";
import { Slugs } from "./slugs.ts";
import { isTooDeep } from "./tokenize.ts";

export interface BuildOptions {
  /** Lines of the source before the text the tokens came from. */
  readonly linesBefore: number;
  readonly keepComments?: boolean;
}

interface Note {
  readonly label: string;
  readonly number: number;
  references: number;
}

/** Makes the blocks and the numbered footnotes of a document from markdown-it's tokens. */
export function buildDocument(tokens: readonly Token[], options: BuildOptions): Omit<MarkdownDocument, "frontMatter"> {
  const { linesBefore, keepComments = false } = options;
  const definitions = findDefinitions(tokens);
  const notes = new Map<string, Note>();
  const slugs = new Slugs();
  const problems: MarkdownProblem[] = [];
  const context: BlockContext = {
    linesBefore,
    keepComments,
    nextSlug: (text) => slugs.next(text),
    refer(label) {
      if (!definitions.has(label)) return undefined;
      const note = notes.get(label) ?? { label, number: notes.size + 1, references: 0 };
      notes.set(label, note);
      note.references++;
      return { number: note.number, reference: note.references };
    },
  };
  const blocks: Block[] = [];
  for (const group of groups(tokens)) {
    if (isTooDeep(group[0])) {
      problems.push({
        line: linesOf(group[0], linesBefore).from,
        message: "Quotes or lists are nested too deeply here to be followed: shown as written.",
      });
    }
    blocks.push(...buildBlocks(group, context, true));
  }
  const bodies: (readonly Block[])[] = [];
  // A note may refer to further notes, which then join the end of the map while it is walked.
  for (const { label } of notes.values())
    bodies.push(buildBlocks(definitions.get(label)?.slice(1, -1) ?? [], context, false));
  const footnotes = [...notes.values()].map(({ label, number, references }, index): Footnote => {
    const lines = linesOf(definitions.get(label)?.[0], linesBefore);
    return { number, label, references, blocks: bodies[index] ?? [], lines };
  });
  for (const [label, group] of definitions) {
    if (notes.has(label)) continue;
    const message = `Nothing refers to the footnote [^${label}], so it is left out.`;
    problems.push({ line: linesOf(group[0], linesBefore).from, message });
  }
  return { blocks, footnotes, problems: problems.toSorted((one, other) => one.line - other.line) };
}

/** The tokens of each footnote's definition, wherever it stands; of two with one label the first counts. */
function findDefinitions(tokens: readonly Token[]): ReadonlyMap<string, readonly Token[]> {
  const found = new Map<string, readonly Token[]>();
  const starts: number[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.type === "footnote_reference_open") starts.push(index);
    if (token.type !== "footnote_reference_close") continue;
    const group = tokens.slice(starts.pop(), index + 1);
    const label = group[0] ? labelOf(group[0]) : "";
    if (!found.has(label)) found.set(label, group);
  }
  return found;
}
