import type { YAMLException } from "js-yaml";
import { lineAndColumn, type LineAndColumn } from "../../text/lines.ts";

/** Words that end a sentence, and where something has to be mended. */
interface YamlErrorReport extends LineAndColumn {
  readonly words: string;
}

/** What people meant by a line that js-yaml calls badly indented. The first that fits is told. */
const slips: readonly (readonly [line: RegExp, words: (sign: string) => string])[] = [
  [/^[^"'#:]*:\s+([@`%])/, (sign) => `a value that begins with ${sign} must be in quotes`],
  [/^[^"'#:]*:\s+(["'])/, (sign) => `something follows the closing ${sign} of the value`],
  [/^[^"'#:]*:\s+[[{].*([\]}])/, (sign) => `something follows the closing ${sign} of the value`],
  [/^[^"'#:]*:\s+([-?])\s/, (sign) => `a value that begins with ${sign} must be in quotes, a list on its own lines`],
  [/:\s.*(:)(?:\s|$)/, () => "a value with a colon and a space in it must be in quotes"],
];

/**
 * Says of a syntax error what is wrong and what to do. js-yaml names the place where it could not go on, and what it
 * would have liked there.
 */
export function explainYamlError({ reason, mark }: YAMLException, text: string): YamlErrorReport {
  const line = (mark?.line ?? 0) + 1;
  const column = (mark?.column ?? 0) + 1;
  const lines = text.split("\n");
  const here = lines[line - 1] ?? "";
  const say = (words: string): YamlErrorReport => ({ words, line, column });
  if (reason === "duplicated mapping key")
    return say(`the key ${/^[^:]*/.exec(here.slice(column - 1))?.[0].trim()} appears here a second time`);
  if (reason.startsWith("bad indentation")) {
    const [sign, words] =
      slips.map(([slip, told]) => [slip.exec(here)?.[1], told] as const).find(([found]) => found) ?? [];
    return say(sign && words ? words(sign) : "the line is indented otherwise than the lines it belongs to");
  }
  if (/^deficient indentation|^unexpected end of the (?:stream|document) within/.test(reason))
    return say("a quote or a bracket is not closed");
  if (reason.startsWith("end of the stream or a document separator"))
    return say("this does not continue what comes before: lists and keys are not mixed, and a space follows a colon");
  if (reason.startsWith("unidentified alias"))
    return say(
      `${reason.replace("unidentified alias", "there is no anchor")}; a value that begins with * must be in quotes`,
    );
  // Noticed only behind the line.
  if (reason.startsWith("can not read a block mapping entry"))
    return {
      words: "a key is followed by a colon and a space",
      line: lines.slice(0, line - 1).findLastIndex((before) => before.trim() !== "") + 1,
      column: 1,
    };
  // Noticed only when the text is read to its end.
  if (reason.startsWith("object-based map does not support")) {
    const start = Math.max(0, text.search(/\{[ \t]*[{[]|^[ \t]*\?/m));
    return {
      words: "a list or an object cannot be a key; a value that begins with a brace must be in quotes",
      ...lineAndColumn(text)(start),
    };
  }
  return say(reason);
}
