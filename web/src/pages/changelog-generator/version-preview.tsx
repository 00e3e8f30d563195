import { type Bump, bumpVersion, formatVersion, parseVersion } from "@toolbox/core/git/changelog/version.ts";
import { ArrowRight } from "lucide-react";

/** The version before and after the bump; nothing while the current one is none. */
export function VersionPreview({ current, bump }: { current: string; bump: Bump }) {
  const version = parseVersion(current);
  if (!version) return null;
  const next = formatVersion(bumpVersion(version, bump));
  return (
    <output className="mono inline-flex min-w-0 items-center gap-1.5 text-text-3" aria-label={`Next version: ${next}`}>
      <span className="truncate">{formatVersion(version)}</span>
      <ArrowRight aria-hidden="true" className="size-3" />
      <b className="truncate text-text-1">{next}</b>
    </output>
  );
}
