const TRAILER = /^([A-Za-z0-9][A-Za-z0-9-]*)[ \t]*:[ \t]*(.*)$/;
// Lines git writes itself; with one of them a quarter of trailers is enough for a block of trailers.
const OF_GIT = /^(?:Signed-off-by: |\(cherry picked from commit )/;

/**
 * The trailers of a message as `git interpret-trailers --parse` prints them: `token: value`, folded lines joined. They
 * stand in the last paragraph, which is never the first one, and of which all lines are trailers, or a quarter when
 * git wrote one of them (git-interpret-trailers(1)).
 * A line of three hyphens ends the message.
 */
export function readTrailers(message: string): readonly string[] {
  const [text = ""] = message.split(/^---(?:\s|$)/m);
  const paragraphs = text.trimEnd().split(/\n[ \t]*(?:\n[ \t]*)+/);
  const lines = paragraphs.length > 1 ? (paragraphs.at(-1) ?? "").split("\n") : [];
  const folded: string[] = [];
  for (const line of lines) {
    if (/^[ \t]/.test(line) && folded.length > 0) folded.push(`${folded.pop()} ${line.trim()}`);
    else folded.push(line);
  }
  const trailers = folded.filter((line) => TRAILER.test(line) || OF_GIT.test(line));
  const others = folded.length - trailers.length;
  const isBlock = others === 0 || (folded.some((line) => OF_GIT.test(line)) && trailers.length * 3 >= others);
  if (!isBlock) return [];
  return trailers.flatMap((line) => {
    const [, token, value] = TRAILER.exec(line) ?? [];
    return token === undefined ? [] : [`${token}: ${value?.trim() ?? ""}`];
  });
}
