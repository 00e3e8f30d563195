import { lineAndColumn, type LineAndColumn } from "@toolbox/core";

/** Where a text stops being JSON. */
export interface JsonErrorPlace extends LineAndColumn {
  /** What is wrong there, to follow "line 3, column 7: ". */
  readonly what: string;
}

/**
 * Finds the first place where a text breaks the grammar of RFC 8259; undefined when it is valid JSON. `JSON.parse`
 * judges, this only explains: the engine's own message names no place for half of the mistakes.
 */
export function findJsonError(text: string): JsonErrorPlace | undefined {
  let at = 0;
  const fail = (what: string, where = at): never => {
    throw new Stop(what, where);
  };
  const space = () => {
    while (/[ \t\n\r]/.test(text[at] ?? "")) at++;
  };
  const here = () => (at >= text.length ? "the end" : JSON.stringify(String.fromCodePoint(text.codePointAt(at) ?? 0)));

  function value(): void {
    space();
    const first = text[at];
    if (first === "{")
      return members("}", () => {
        if (text[at] === "'") fail("names must be in double quotes");
        if (text[at] !== '"') fail(`a name in double quotes is expected, not ${here()}`);
        string();
        space();
        if (text[at] !== ":") fail(`":" is expected after a name, not ${here()}`);
        at++;
        value();
      });
    if (first === "[") return members("]", value);
    if (first === '"') return string();
    if (first === "'") fail("texts must be in double quotes");
    const word = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)/.exec(text.slice(at, at + 400))?.[0];
    if (word === undefined) fail(`a value is expected, not ${here()}`);
    at += word?.length ?? 0;
    if (/[\w.+-]/.test(text[at] ?? "")) fail(`${here()} does not belong to a value`);
  }

  function members(close: string, member: () => void): void {
    const start = at++;
    space();
    if (text[at] === close) return void at++;
    for (;;) {
      space();
      if (text[at] === close) fail(`a comma before ${JSON.stringify(close)} is one too many`);
      member();
      space();
      if (text[at] === close) return void at++;
      if (at >= text.length) fail(`${JSON.stringify(text[start])} is never closed`, start);
      if (text[at] !== ",") fail(`"," or ${JSON.stringify(close)} is expected, not ${here()}`);
      at++;
    }
  }

  function string(): void {
    const start = at++;
    for (; text[at] !== '"'; at++) {
      const unit = text.charCodeAt(at);
      if (at >= text.length) fail("this text is never closed", start);
      if (unit === 10 || unit === 13) fail("a text ends on its line; write a line break as \\n");
      if (unit < 32) fail("a control character must be written as \\u00..");
      if (text[at] !== "\\") continue;
      const escape = /^\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/.exec(text.slice(at, at + 6))?.[0];
      if (escape === undefined) fail("this escape is unknown; a backslash is written as \\\\");
      at += (escape?.length ?? 1) - 1;
    }
    at++;
  }

  try {
    value();
    space();
    if (at < text.length) fail(`nothing is expected after the value, but here is ${here()}`);
    return undefined;
  } catch (stop) {
    if (!(stop instanceof Stop)) throw stop;
    return { ...lineAndColumn(text)(stop.where), what: stop.what };
  }
}

class Stop {
  readonly what: string;
  readonly where: number;
  constructor(what: string, where: number) {
    this.what = what;
    this.where = where;
  }
}
