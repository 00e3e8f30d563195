import type { RegexMatch } from "./test-regex.ts";

/**
 * What a template becomes for one match: `$&`, `$1` to `$99`, `$<name>`, `` $` ``, `$'` and `$$`, as
 * `String.prototype.replace` reads them (ECMAScript 22.1.3.19.1, GetSubstitution).
 */
export function expandTemplate(template: string, match: RegexMatch, text: string): string {
  return template.replace(
    /\$(?:([$&`'])|(\d\d?)|<([^>]*)>)/g,
    (whole: string, sign?: string, digits?: string, name?: string) => {
      if (sign === "$") return "$";
      if (sign === "&") return match.match;
      if (sign === "`") return text.slice(0, match.index);
      if (sign === "'") return text.slice(match.end);
      if (digits !== undefined) return numbered(digits, match.groups) ?? whole;
      return match.named && name !== undefined ? (match.named[name] ?? "") : whole;
    },
  );
}

/** `$12` is group 12 where there are twelve groups, else group 1 and the digit 2. */
function numbered(digits: string, groups: RegexMatch["groups"]): string | undefined {
  const number = Number(digits);
  if (number >= 1 && number <= groups.length) return groups[number - 1] ?? "";
  const one = Number(digits[0]);
  if (digits.length === 2 && one >= 1 && one <= groups.length) return `${groups[one - 1] ?? ""}${digits[1]}`;
  return undefined;
}
