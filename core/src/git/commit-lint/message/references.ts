const ACTION = "(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)";
// From a closing word up to the next one.
const CLOSED = new RegExp(String.raw`${ACTION}\s+(.*?)(?=${ACTION}|$)`, "gi");
const ISSUE = /#[\w-]+(?=\s|$|[,;)\]])/g;
const ADDRESS = /\bhttps?:\/\/[-@:%+.~#?&/=]*\w/;

/**
 * How many issues a line names: `#12` with a space, a comma, a bracket or nothing behind it. After a closing word
 * (`fixes #12`) only what follows such words counts, and a stretch with a web address names none: the reading of
 * conventional-commits-parser, which says where the footer of a message begins.
 */
export function readReferences(line: string): number {
  if (!line.includes("#")) return 0;
  const closed = Array.from(line.matchAll(CLOSED), (match) => match[1] ?? "");
  return (closed.length > 0 ? closed : [line])
    .filter((stretch) => !ADDRESS.test(stretch))
    .reduce((sum, stretch) => sum + (stretch.match(ISSUE)?.length ?? 0), 0);
}
