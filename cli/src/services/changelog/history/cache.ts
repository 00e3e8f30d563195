import { createHash } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { groupEntries } from "@toolbox/core/git/changelog/entries/categories.ts";
import type { HistoryEntry } from "@toolbox/core/git/changelog/entries/entry.ts";
import { independentCommits } from "@toolbox/core/git/changelog/history/independent-commits.ts";
import type { HistoryRelease } from "@toolbox/core/git/changelog/history/releases-of-history.ts";
import type { ReleaseTag } from "@toolbox/core/git/changelog/history/tags.ts";
import type { MessageRules } from "@toolbox/core/git/changelog/entries/noise.ts";
import { compareVersions } from "@toolbox/core/git/changelog/version.ts";
import pkg from "../../../../package.json" with { type: "json" };
import { makeFolder } from "../../../shell/make-folder.ts";
import type { Refs } from "../../git/git-history.ts";
import type { ReadLog } from "../../git/git-log.ts";

export interface CacheInput {
  readonly commonDir: string;
  readonly head: string;
  readonly tagOf: ReadonlyMap<string, ReleaseTag>;
  readonly refs: Refs;
  readonly rules: MessageRules;
}

interface Content {
  /** Each tag that names a release: its name, its own object, its commit, and what the release is called. */
  readonly tags: readonly TagRow[];
  /** Newest first, without what is not released. */
  readonly releases: readonly KeptRelease[];
  /** The commits of those that no other one contains. */
  readonly ends: readonly string[];
}

type TagRow = readonly [name: string, object: string, commit: string, title: string];

export interface Cached {
  /** What came after the cached releases. */
  readonly log: ReadLog;
  readonly releases: readonly HistoryRelease[];
}

/** An entry as a short row: there may be tens of thousands. */
type KeptEntry = readonly [
  commit: string,
  category: HistoryEntry["category"],
  text: string,
  marks: number,
  type?: string | null,
  scope?: string,
];
type KeptRelease = Omit<HistoryRelease, "changes" | "entries"> & { readonly kept: readonly KeptEntry[] };

// Grows whenever what is read from a message, or how it is kept, changes.
const FORM = 7;

/**
 * Finished releases, kept in the repository's own folder. What lies behind a tag never changes, so a second run reads
 * only what came after. Nothing is trusted that does not match: another version of Toolbox, other settings, a tag that
 * moved or went, a replaced commit, a file that was cut off, a new tag behind an old release all lead to a full read.
 * The files may be deleted at any time.
 */
export function openCache({ commonDir, head, tagOf, refs, rules }: CacheInput) {
  const folder = path.join(commonDir, "toolbox");
  const objects = new Map(refs.tags.map((tag) => [tag.name, tag.object]));
  const tags = [...tagOf.values()].map(
    (tag) => [tag.name, objects.get(tag.name) ?? "", tag.commit, tag.title] as const,
  );
  const zone = new Date(0).getTimezoneOffset();
  const settings = JSON.stringify([FORM, pkg.version, ...settingsOf(rules), refs.replaced, zone]);
  const file = path.join(folder, `changelog-${hash(settings).slice(0, 16)}.json`);

  return {
    /** What is known, and the rest as `readAfter` gives it; undefined when everything must be read. */
    async read(readAfter: (without: readonly string[]) => Promise<ReadLog>): Promise<Cached | undefined> {
      const content = await load(file, settings);
      if (!content || !isUnmoved(content, tags)) return undefined;
      const { ends } = content;
      const known = new Set(content.releases.map(({ commit }) => commit));
      const log = await readAfter(ends);
      const stillThere = ends.every((id) => id === head || log.boundary.has(id));
      if (!stillThere) return undefined;
      const before = new Set(content.tags.map(([name]) => name));
      for (const tag of tagOf.values()) {
        const isNew = !before.has(tag.name);
        const isRead = log.graph.find(tag.commit) !== undefined;
        if (isNew && !isRead) return undefined;
        if (isRead && !isNewest(tag, tagOf, known)) return undefined;
      }
      return { log, releases: content.releases.map(unpack) };
    },
    /** Keeps releases for the next run. A folder that cannot be written is no reason to fail: it is only slower. */
    async write(releases: readonly HistoryRelease[], { graph }: ReadLog): Promise<void> {
      const finished = releases.filter(({ version }) => version !== undefined);
      const commits = finished.flatMap(({ commit }) => (commit === undefined ? [] : (graph.find(commit) ?? [])));
      const ends = independentCommits(graph, commits).map((commit) => graph.id(commit));
      const content = JSON.stringify({ tags, releases: finished.map(pack), ends } satisfies Content);
      const part = `${file}.${process.pid}`;
      try {
        await makeFolder(folder);
        await writeFile(part, `${hash(settings, content)}\n${content}`);
        await rename(part, file);
      } catch {
        await rm(part, { force: true }).catch(() => {});
      }
    },
  };
}

async function load(file: string, settings: string): Promise<Content | undefined> {
  const bytes = await readFile(file).catch(() => Buffer.alloc(0));
  const end = bytes.indexOf("\n");
  if (end < 0 || hash(settings, bytes.subarray(end + 1)) !== bytes.toString("latin1", 0, end)) return undefined;
  return JSON.parse(bytes.toString("utf8", end + 1)) as Content;
}

function pack({ changes: _changes, entries, ...release }: HistoryRelease): KeptRelease {
  const kept = entries.map((entry): KeptEntry => {
    const marks = (entry.isBreaking ? 1 : 0) + (entry.isGuessed ? 2 : 0);
    const row = [entry.commit, entry.category, entry.text, marks] as const;
    if (entry.scope !== undefined) return [...row, entry.type ?? null, entry.scope];
    return entry.type === undefined ? row : [...row, entry.type];
  });
  return { ...release, kept };
}

function unpack({ kept, ...release }: KeptRelease): HistoryRelease {
  const entries = kept.map(([commit, category, text, marks, type, scope]) => ({
    commit,
    category,
    text,
    isBreaking: (marks & 1) !== 0,
    isGuessed: (marks & 2) !== 0,
    ...(typeof type === "string" ? { type } : {}),
    ...(scope === undefined ? {} : { scope }),
  }));
  return { ...release, entries, changes: groupEntries(entries) };
}

/** Whether every tag of then is as it was. */
function isUnmoved(content: Content, tags: readonly TagRow[]): boolean {
  const now = new Map(tags.map((tag) => [tag[0], tag.join(" ")]));
  return content.tags.every((tag) => now.get(tag[0]) === tag.join(" "));
}

/** A release that was not known can only be added on top when no known one of its family is higher. */
function isNewest(
  tag: ReleaseTag,
  tagOf: ReadonlyMap<string, ReleaseTag>,
  known: ReadonlySet<string | undefined>,
): boolean {
  for (const other of tagOf.values())
    if (known.has(other.commit) && (other.family !== tag.family || compareVersions(other.version, tag.version) >= 0))
      return false;
  return true;
}

function hash(...parts: readonly (string | Uint8Array)[]): string {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part);
  return sum.digest("hex");
}

const settingsOf = ({ types, noise, squashed, dependencies, untyped }: MessageRules) => [
  [...types],
  [...noise],
  squashed,
  dependencies,
  untyped,
];
