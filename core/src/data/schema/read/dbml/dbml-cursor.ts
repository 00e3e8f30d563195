import type { Place } from "../../model.ts";
import type { DbmlToken } from "./dbml-scanner.ts";

/** A setting in square brackets: `not null`, `default: 1`, `ref: > users.id`. */
export interface DbmlSetting {
  /** Lower case, single spaces. */
  readonly name: string;
  readonly value: readonly DbmlToken[];
}

/** Walks over the tokens of a DBML text. */
export class DbmlCursor {
  readonly tokens: readonly DbmlToken[];
  readonly #placeAt: (offset: number) => Place;
  at = 0;

  constructor(tokens: readonly DbmlToken[], placeAt: (offset: number) => Place) {
    this.tokens = tokens;
    this.#placeAt = placeAt;
  }

  get token(): DbmlToken | undefined {
    return this.tokens[this.at];
  }

  get place(): Place {
    return this.#placeAt((this.token ?? this.tokens.at(-1))?.start ?? 0);
  }

  isMark(mark: string, offset = 0): boolean {
    const token = this.tokens[this.at + offset];
    return token?.kind === "mark" && token.text === mark;
  }

  takesMark(mark: string): boolean {
    if (!this.isMark(mark)) return false;
    this.at++;
    return true;
  }

  /** Whether this word comes next, in any case. */
  isWord(word: string): boolean {
    return this.token?.kind === "word" && this.token.text.toLowerCase() === word;
  }

  takesWord(word: string): boolean {
    if (!this.isWord(word)) return false;
    this.at++;
    return true;
  }

  /** A name that comes next, quoted or not. */
  name(): string | undefined {
    const { token } = this;
    if (token?.kind !== "word" && token?.kind !== "name") return undefined;
    this.at++;
    return token.text;
  }

  /** The parts of a name with dots between; the last may be a list in brackets, which is left. */
  dotted(): string[] {
    const parts: string[] = [];
    for (let name = this.name(); name !== undefined; name = this.name()) {
      parts.push(name);
      if (!this.isMark(".") || this.isMark("(", 1)) break;
      this.at++;
    }
    return parts;
  }

  /** Names in brackets, or one alone. */
  names(): string[] {
    if (!this.takesMark("(")) return [this.name() ?? ""];
    const names: string[] = [];
    while (this.token && !this.takesMark(")")) {
      const name = this.name();
      if (name === undefined) this.at++;
      else names.push(name);
    }
    return names;
  }

  /** Settings, when they come. */
  settings(): DbmlSetting[] {
    if (!this.takesMark("[")) return [];
    const settings: DbmlSetting[] = [];
    while (this.token && !this.takesMark("]")) {
      const words: string[] = [];
      while (this.token && !this.isMark(",") && !this.isMark("]") && !this.isMark(":")) {
        words.push(this.token.text.toLowerCase());
        this.at++;
      }
      const value: DbmlToken[] = [];
      if (this.takesMark(":"))
        for (let depth = 0; this.token && (depth > 0 || (!this.isMark(",") && !this.isMark("]"))); this.at++) {
          depth += this.isMark("(") ? 1 : this.isMark(")") ? -1 : 0;
          value.push(this.token);
        }
      this.takesMark(",");
      settings.push({ name: words.join(" "), value });
    }
    return settings;
  }

  /** Goes past a block in braces, when it comes. */
  skipBlock(): void {
    while (this.token && !this.isMark("{") && !this.token.leads) this.at++;
    if (!this.takesMark("{")) return;
    for (let depth = 1; this.token && depth > 0; this.at++) depth += this.isMark("{") ? 1 : this.isMark("}") ? -1 : 0;
  }
}
