import { paint } from "./bold.ts";
import type { Stream } from "./shell.ts";

/** A unified diff in git's colors where the stream may carry them: names bold, places cyan, lines red and green. */
export function colorDiff(stream: Pick<Stream, "isColored">, diff: string): string {
  if (!stream.isColored) return diff;
  const [bold, cyan, red, green] = [
    paint(stream, 1, 22),
    paint(stream, 36, 39),
    paint(stream, 31, 39),
    paint(stream, 32, 39),
  ];
  let left = { old: 0, now: 0 };
  const lines = diff.split("\n").map((line) => {
    const place = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line);
    if (place) {
      left = { old: Number(place[1] ?? 1), now: Number(place[2] ?? 1) };
      return cyan(line);
    }
    // Within a hunk, so that a removed line "-- x" is not taken for the name of a file.
    if (left.old > 0 || left.now > 0) {
      if (!line.startsWith("+") && !line.startsWith("\\")) left.old--;
      if (!line.startsWith("-") && !line.startsWith("\\")) left.now--;
      return line.startsWith("+") ? green(line) : line.startsWith("-") ? red(line) : line;
    }
    return /^(?:---|\+\+\+|Binary files) /.test(line) ? bold(line) : line;
  });
  return lines.join("\n");
}
