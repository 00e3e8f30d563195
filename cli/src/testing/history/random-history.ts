/** How a made-up history looks. */
export interface HistoryShape {
  readonly seed: number;
  readonly commits: number;
  /** About one release in so many commits of the main line. */
  readonly releaseEvery: number;
  /** Commits whose clock is wrong by up to a year, of a thousand. */
  readonly skewed?: number;
  /** Lines of text below the first line of each message. */
  readonly bodyLines?: number;
}

const TYPES = ["feat", "fix", "fix", "docs", "chore", "chore", "refactor", "perf", "test", "ci"];
const WORDS = "page cache parser token login table query theme index worker stream module window button search".split(
  " ",
);
const PEOPLE = ["Ada Lovelace <ada@example.com>", "Grace Hopper <grace@example.com>", "Alan Turing <alan@example.com>"];
const DAY = 86_400;

/** Numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Line {
  tip: number;
  minor: number;
  patch: number;
}

/**
 * A history with merges for `git fast-import`, in pieces: feature branches merged late, maintenance lines with releases
 * of their own that are merged back now and then, pre-releases, several tags on one commit, wrong clocks. The same
 * shape always gives the same object names.
 */
export function* randomHistory(shape: HistoryShape): Generator<string> {
  const next = random(shape.seed);
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const words = (count: number) => Array.from({ length: count }, () => pick(WORDS)).join(" ");
  const start = 1_500_000_000;
  let mark = 0;
  let major = 0;
  const main: Line = { tip: 0, minor: 0, patch: 0 };
  const features: number[] = [];
  const maintained: (Line & { major: number })[] = [];

  const commit = (message: string, from: number, merged?: number): string => {
    mark += 1;
    const isSkewed = below(1000) < (shape.skewed ?? 0);
    const time = start + mark * 3600 + (isSkewed ? below(730 * DAY) - 365 * DAY : 0);
    const body = Array.from({ length: shape.bodyLines ?? 0 }, () => `\n${words(10)}`).join("");
    const text = `${message}${body === "" ? "" : `\n${body}`}\n`;
    const who = `${pick(PEOPLE)} ${time} +0000`;
    return (
      `commit refs/heads/work\nmark :${mark}\nauthor ${who}\ncommitter ${who}\ndata ${text.length}\n${text}` +
      (from > 0 ? `from :${from}\n` : "") +
      (merged === undefined ? "" : `merge :${merged}\n`) +
      `M 100644 inline packages/${WORDS[mark % 4]}/${WORDS[mark % 15]}.txt\ndata ${String(mark).length}\n${mark}\n`
    );
  };
  const change = () => {
    const type = pick(TYPES);
    const scope = next() < 0.4 ? `(${pick(WORDS)})` : "";
    return `${type}${scope}${next() < 0.01 ? "!" : ""}: ${words(5)} (#${mark + 1})`;
  };
  const tag = (name: string, of: number): string =>
    next() < 0.5
      ? `reset refs/tags/${name}\nfrom :${of}\n\n`
      : `tag ${name}\nfrom :${of}\ntagger ${PEOPLE[0]} ${start + mark * 3600 + 60} +0000\ndata 1\n.\n`;

  while (mark < shape.commits) {
    const dice = next();
    if (main.tip === 0 || dice < 0.45) {
      yield commit(change(), main.tip);
      main.tip = mark;
    } else if (dice < 0.7 && features.length > 0) {
      const at = below(features.length);
      yield commit(change(), features[at] ?? 0);
      features[at] = mark;
    } else if (dice < 0.78) {
      yield commit(change(), main.tip);
      features.push(mark);
    } else if (dice < 0.86 && features.length > 0) {
      const [feature] = features.splice(below(features.length), 1);
      yield commit(`Merge pull request #${mark + 1} from work/${pick(WORDS)}\n\n${words(4)}`, main.tip, feature);
      main.tip = mark;
    } else if (dice < 0.92 && maintained.length > 0) {
      const line = pick(maintained);
      yield commit(change(), line.tip);
      line.tip = mark;
      if (next() < 0.3) {
        line.patch += 1;
        yield tag(`v${line.major}.${line.minor}.${line.patch}`, line.tip);
      }
      if (next() < 0.2) {
        yield commit(`Merge branch 'release/${line.major}.${line.minor}'`, main.tip, line.tip);
        main.tip = mark;
      }
    }
    if (main.tip > 0 && below(shape.releaseEvery) === 0) {
      if (next() < 0.1) [major, main.minor] = [major + 1, 0];
      else main.minor += 1;
      const version = `v${major}.${main.minor}.0`;
      if (next() < 0.3) {
        yield tag(`${version}-rc.1`, main.tip);
        if (next() < 0.5) {
          yield commit(change(), main.tip);
          main.tip = mark;
        }
      }
      yield tag(version, main.tip);
      if (next() < 0.4) maintained.push({ tip: main.tip, major, minor: main.minor, patch: 0 });
      // Old lines are given up.
      if (maintained.length > 4) maintained.shift();
    }
  }
  yield `reset refs/heads/main\nfrom :${main.tip}\n\n`;
}
