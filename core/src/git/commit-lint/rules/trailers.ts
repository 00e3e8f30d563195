import { text } from "../../../config/shape.ts";
import { type LintMessage, partPlace } from "../message/message.ts";
import { readTrailers } from "../message/read-trailers.ts";
import { defineRule } from "../rule.ts";

const CHERRY_PICKED = /^\(cherry picked from commit [0-9a-f]{7,64}\)$/i;

/** `signed-off-by`: the last line begins with the text. The line `git cherry-pick -x` adds does not count. */
export const signedOffBy = defineRule({
  value: text,
  initial: "",
  check(message, { when, value }) {
    const last = message.lines.findLast(
      (line) => line !== "" && !line.startsWith("#") && !CHERRY_PICKED.test(line.trim()),
    );
    if ((last?.startsWith(value) === true) === (when === "always")) return undefined;
    const way = `The last line must begin with "${value}" (git commit --signoff adds it).`;
    return { sentence: when === "always" ? way : `The last line must not begin with "${value}".`, at: end(message) };
  },
});

/** `trailer-exists`: one of the trailers, as git understands them, begins with the text. */
export const trailerExists = defineRule({
  value: text,
  initial: "",
  check(message, { when, value }) {
    const isThere = readTrailers(message.text).some((trailer) => trailer.startsWith(value));
    if (isThere === (when === "always")) return undefined;
    if (isThere) return { sentence: `The trailer "${value}" is not allowed here.`, at: partPlace(message, "footer") };
    return { sentence: `Add a trailer that begins with "${value}" (git commit --trailer).`, at: end(message) };
  },
});

const end = ({ lines }: LintMessage) => ({ line: lines.length, column: 1, length: lines.at(-1)?.length ?? 0 });
