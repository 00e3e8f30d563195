import { escapeMarkdown } from "../../../../text/escape.ts";
import { pluralize } from "../../../../text/format.ts";
import { cellCode as code } from "../../write/cell-code.ts";
import { writeMermaid } from "../../write/mermaid.ts";
import type { DiagramDetail } from "../../diagram/diagram.ts";
import type { Place } from "../../model.ts";
import { countEffects } from "../count-effects.ts";
import { mergedSchema } from "../merged-schema.ts";
import type { ChangeEffect, SchemaChange, SchemaDiff } from "../schema-diff.ts";

/** A comment of GitHub holds 65,536 characters; the host that posts it may add some. */
const MOST = 60_000;

const titles: Readonly<Record<ChangeEffect, string>> = {
  destructive: "Destructive",
  risky: "To look at",
  safe: "Safe",
};
const signs = { added: "+", changed: "~", renamed: "~", gone: "−" } as const;

/**
 * A difference for the comment of a pull request: what destroys data first, then what may fail or break, then the rest
 * and the diagram, folded. It stays below the length that GitHub takes: what does not fit is left out and said.
 */
export function writeDiffMarkdown(diff: SchemaDiff, shown: DiagramDetail = "all", depth = 2): string {
  const title = `${"#".repeat(depth)} Schema changes`;
  if (diff.changes.length === 0) return `${title}\n\nNothing changed.\n`;
  const counts = countEffects(diff);
  const of = (effect: ChangeEffect) => diff.changes.filter((change) => change.effect === effect);
  const head = [
    title,
    `${pluralize(diff.changes.length, "change")}: ${counts.destructive > 0 ? `**${counts.destructive} destructive**` : "none destructive"}, ${counts.risky} to look at, ${counts.safe} safe.`,
    ...(counts.destructive === 0 ? [] : [caution(of("destructive"))]),
  ];
  const rest = [section("risky", of("risky"), false), section("safe", of("safe"), true), diagram(diff, shown)].flat();
  return `${fitting([...head, ...rest])}\n`;
}

/** The destructive ones, one a line, where nobody reads past them. */
function caution(changes: readonly SchemaChange[]): string {
  const lines = changes.map(
    (change) =>
      `> - ${code(nameOf(change))}: ${change.object} ${kindWords(change)}. ${sentence(change)}${at(change.place)}`,
  );
  return ["> [!CAUTION]", "> What is lost with this:", ">", ...lines].join("\n");
}

function section(effect: ChangeEffect, changes: readonly SchemaChange[], isFolded: boolean): string[] {
  if (changes.length === 0) return [];
  const rows = changes.map(
    (change) =>
      `| ${signs[change.kind]} | ${code(nameOf(change))} | ${change.object} ${kindWords(change)} | ${betweenOf(change)} |${effect === "safe" ? "" : ` ${sentence(change)}${at(change.place)} |`}`,
  );
  const head =
    effect === "safe"
      ? "| | What | Change | Before and after |\n|---|---|---|---|"
      : "| | What | Change | Before and after | Why |\n|---|---|---|---|---|";
  const table = [head, ...rows].join("\n");
  const title = `${titles[effect]} (${changes.length})`;
  return isFolded && changes.length > 5
    ? [`<details><summary>${title}</summary>\n\n${table}\n\n</details>`]
    : [`**${title}**\n\n${table}`];
}

function diagram(diff: SchemaDiff, shown: DiagramDetail): string[] {
  const { schema, marks } = mergedSchema(diff, "changed");
  if (schema.tables.length === 0) return [];
  const text = writeMermaid(schema, shown, marks);
  return [`<details><summary>Diagram</summary>\n\n\`\`\`mermaid\n${text}\`\`\`\n\n</details>`];
}

/** The parts that fit, each whole; a table that does not is cut after a row. */
function fitting(parts: readonly string[]): string {
  const kept: string[] = [];
  let room = MOST;
  let isCut = false;
  for (const part of parts) {
    if (part.length + 2 <= room) {
      kept.push(part);
      room -= part.length + 2;
      continue;
    }
    isCut = true;
    // A folded part that is cut would never close.
    if (part.startsWith("<details>")) continue;
    const lines = part.slice(0, Math.max(0, room)).split("\n").slice(0, -1);
    if (lines.length > 3) kept.push(lines.join("\n"));
    room = 0;
  }
  if (isCut) kept.push("More changes do not fit into a comment: `toolbox schema … --format json` has all of them.");
  return kept.join("\n\n");
}

const nameOf = ({ object, table, name }: SchemaChange) =>
  table === undefined || object === "table" || object === "partitioning"
    ? name
    : object === "row security"
      ? table
      : `${table}.${name}`;

const kindWords = ({ object, kind, name }: SchemaChange) => (object === "row security" ? name : kind);

const sentence = ({ why = "" }: SchemaChange) => escapeMarkdown(why);

function betweenOf({ before, after, object }: SchemaChange): string {
  if (object === "table" && before !== undefined && after !== undefined) return `${code(before)} → ${code(after)}`;
  if (object === "table") return escapeMarkdown(after ?? before ?? "");
  return [before, after].flatMap((text) => (text === undefined || text === "" ? [] : [code(text)])).join(" → ");
}

const at = (place: Place | undefined) => (place?.file === undefined ? "" : ` ${code(`${place.file}:${place.line}`)}`);
