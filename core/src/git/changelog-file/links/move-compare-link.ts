/* Where hosts keep the older end of a comparison. Bitbucket names the newer end first. */
const FORMS = [
  /^(?<before>.*\/branches\/compare\/[^#?]+%0D)(?<base>[^#?]+)(?<after>.*)$/i,
  /^(?<before>.*[?&]baseVersion=)(?<base>[^&#]+)(?<after>.*)$/i,
  /^(?<before>.*\/compare\/)(?<base>.+?)(?<after>\.{2,3}[^.].*)$/,
] as const;

/**
 * The page of a comparison, moved to the base of `wanted`: host, project and the other end stay as people wrote them.
 * A base that is none of `tags` is left alone: it may be a branch, or the tag of a release that is being prepared.
 * @param tags the tags of the releases the history knows
 */
export function moveCompareLink(url: string, wanted: string, tags: ReadonlySet<string>): string {
  for (const form of FORMS) {
    const [own, other] = [form.exec(url)?.groups, form.exec(wanted)?.groups];
    if (!own) continue;
    const base = decode(own["base"] ?? "");
    if (!other || !(tags.has(base) || tags.has(base.replace(/^GT/, "")))) return url;
    return `${own["before"]}${other["base"]}${own["after"]}`;
  }
  return url;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not encoded after all.
    return text;
  }
}
