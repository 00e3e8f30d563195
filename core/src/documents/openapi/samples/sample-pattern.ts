/** More characters than a sample needs. */
const LONGEST = 300;
const DIGITS = "0123456789";
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const classes: Readonly<Record<string, string>> = {
  d: DIGITS,
  w: `${LETTERS}${DIGITS}_`,
  s: " ",
  D: LETTERS,
  W: "-",
  S: `${LETTERS}${DIGITS}`,
};
const escapes: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", f: "\f", v: "\v", 0: "\0" };

/**
 * A text that a pattern of JSON Schema matches: `AC0123…` for `^AC[0-9a-fA-F]{32}$`. The first of several ways is taken,
 * open repetitions as often as `minLength` asks. The pattern is never run.
 * @returns undefined for patterns that look around or back, and for what is not a pattern
 */
export function samplePattern(pattern: string, minLength = 0): string | undefined {
  for (const repeats of [1, minLength]) {
    const sample = new PatternSampler(pattern, repeats).read();
    if (sample === undefined || sample.length >= minLength) return sample;
  }
  return undefined;
}

class PatternSampler {
  readonly #pattern: string;
  /** How often what may come any number of times comes. */
  readonly #repeats: number;
  #at = 0;
  #isHopeless = false;
  constructor(pattern: string, repeats: number) {
    this.#pattern = pattern;
    this.#repeats = repeats;
  }

  read(): string | undefined {
    const sample = this.#ways(0);
    return this.#isHopeless || this.#at < this.#pattern.length || sample.length > LONGEST ? undefined : sample;
  }

  /** `one|other`: the first. */
  #ways(depth: number): string {
    const first = this.#sequence(depth);
    while (this.#pattern[this.#at] === "|" && !this.#isHopeless) {
      this.#at++;
      this.#sequence(depth);
    }
    return first;
  }

  #sequence(depth: number): string {
    let made = "";
    while (this.#at < this.#pattern.length && !this.#isHopeless) {
      const sign = this.#pattern[this.#at];
      if (sign === "|" || (sign === ")" && depth > 0)) break;
      const atom = this.#atom(depth);
      const count = this.#count();
      for (let turn = 0; turn < count && made.length <= LONGEST; turn++) made += atom(turn);
    }
    return made;
  }

  /** What stands here, as a function of how often it came. */
  #atom(depth: number): (turn: number) => string {
    const sign = this.#pattern[this.#at++] ?? "";
    if (sign === "^" || sign === "$") return () => "";
    if (sign === ".") return () => "a";
    if (sign === "[") return this.#class();
    if (sign === "(") return this.#group(depth);
    if (sign === "\\") return this.#escape();
    if (")*+?{}".includes(sign)) this.#isHopeless = !"}".includes(sign);
    return () => sign;
  }

  #group(depth: number): (turn: number) => string {
    const [intro = ""] = /^\?(?::|<(?![=!])[^>]*>|[=!]|<[=!])/.exec(this.#pattern.slice(this.#at, this.#at + 80)) ?? [];
    if (/[=!]$/.test(intro) || depth > 20) this.#isHopeless = true;
    this.#at += intro.length;
    const inside = this.#ways(depth + 1);
    if (this.#pattern[this.#at++] !== ")") this.#isHopeless = true;
    return () => inside;
  }

  #escape(): (turn: number) => string {
    const sign = this.#pattern[this.#at++] ?? "";
    const known = classes[sign];
    if (known !== undefined) return (turn) => known[turn % known.length] ?? "";
    if (sign === "b") return () => "";
    if (/[1-9pPkBxuc]/.test(sign) || sign === "") this.#isHopeless = true;
    return () => escapes[sign] ?? sign;
  }

  #class(): (turn: number) => string {
    const end = /^\^?(?:\\[\s\S]|[^\]\\])*\]/.exec(this.#pattern.slice(this.#at))?.[0];
    if (end === undefined) {
      this.#isHopeless = true;
      return () => "";
    }
    this.#at += end.length;
    const isNegated = end.startsWith("^");
    const members = this.#members(end.slice(isNegated ? 1 : 0, -1));
    const allowed = isNegated ? [...`${LETTERS}${DIGITS}-`].filter((sign) => !members.includes(sign)) : members;
    if (allowed.length === 0) this.#isHopeless = true;
    return (turn) => allowed[turn % allowed.length] ?? "";
  }

  /** The characters of a class, at most some of each range. */
  #members(inside: string): readonly string[] {
    const parts = inside.match(/\\[\s\S]|[^\\]/gu) ?? [];
    const found: string[] = [];
    for (let at = 0; at < parts.length; at++) {
      const part = parts[at] ?? "";
      const letter = part.slice(1);
      if (part.startsWith("\\") && classes[letter] !== undefined) found.push(...(classes[letter] ?? ""));
      else if (part.startsWith("\\") && /[pPxuc]/.test(letter)) this.#isHopeless = true;
      else {
        const sign = part.startsWith("\\") ? (escapes[letter] ?? letter) : part;
        const last = parts[at + 1] === "-" ? parts[at + 2] : undefined;
        found.push(sign);
        if (last === undefined || last.startsWith("\\")) continue;
        const [from, to] = [sign.codePointAt(0) ?? 0, last.codePointAt(0) ?? 0];
        for (let code = from + 1; code <= Math.min(to, from + 60); code++) found.push(String.fromCodePoint(code));
        at += 2;
      }
    }
    return found;
  }

  /** How often the atom before comes. */
  #count(): number {
    const [written, exact, comma] =
      /^(?:\{(\d+)(,?)\d*\}|[*+?])\??/.exec(this.#pattern.slice(this.#at, this.#at + 40)) ?? [];
    if (written === undefined) return 1;
    this.#at += written.length;
    if (exact !== undefined)
      return comma && written.includes(",}") ? Math.max(Number(exact), this.#repeats) : Number(exact);
    if (written.startsWith("?")) return 0;
    return written.startsWith("+") ? Math.max(1, this.#repeats) : this.#repeats > 1 ? this.#repeats : 0;
  }
}
