import { type Bump, bumps } from "../changelog/version.ts";

/** What the head of a changeset says, and what stands below it. */
export interface FrontMatter {
  /** Absent without a head; empty for a changeset that releases nothing. */
  readonly packages?: ReadonlyMap<string, Bump | undefined>;
  readonly body: string;
}

const HEAD = /^---[ \t]*\r?\n(?<head>(?:.*\r?\n)*?)---[ \t]*(?:\r?\n|$)/;
const ROW = /^(?:"(?<double>[^"]+)"|'(?<single>[^']+)'|(?<bare>[^\s"':#][^:#]*?))\s*:\s*["']?(?<bump>[a-z]+)["']?\s*$/;

/** Reads the lines between `---` that changesets begin with: `"@acme/web": minor`. Other lines say nothing here. */
export function readFrontMatter(text: string): FrontMatter {
  const found = HEAD.exec(text);
  if (!found) return { body: text };
  const packages = new Map<string, Bump | undefined>();
  for (const line of (found.groups?.["head"] ?? "").split(/\r?\n/)) {
    const { double, single, bare, bump } = ROW.exec(line)?.groups ?? {};
    const name = double ?? single ?? bare;
    // `none` is a package that is named and does not grow.
    if (name !== undefined && bump !== "none")
      packages.set(
        name,
        bumps.find((each) => each === bump),
      );
  }
  return { packages, body: text.slice(found[0].length) };
}
