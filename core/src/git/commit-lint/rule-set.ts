import {
  choice,
  entriesOf,
  memberPath,
  type Report,
  type Schema,
  type Shape,
  shown,
  unknownKey,
} from "../../config/shape.ts";
import type { Setting, When } from "./rule.ts";
import { rules } from "./rules/index.ts";

export type Level = "error" | "warning";

export interface RuleSetting extends Setting {
  readonly level: Level;
}

/** The rules that are on, each with how it is set. */
export type RuleSet = Readonly<Record<string, RuleSetting>>;

/** What a configuration says of rules: undefined turns one off that would be on otherwise. */
export type RuleChanges = Readonly<Record<string, RuleSetting | undefined>>;

const LEVELS: ReadonlyMap<unknown, Level | "off"> = new Map<unknown, Level | "off">([
  [0, "off"],
  [1, "warning"],
  [2, "error"],
  ["off", "off"],
  ["warning", "warning"],
  ["error", "error"],
]);
const when = choice<When>(["always", "never"]);

/** Rules by name: `{ "scope-enum": ["error", "always", ["api", "web"]] }`, in words or in commitlint's numbers. */
export const ruleChanges: Shape<RuleChanges> = {
  get schema() {
    return { type: "object", properties: ruleSchemas(), additionalProperties: false };
  },
  read(value, at, report) {
    const entries = entriesOf(value, at, report);
    const read = entries?.map(([name, given]) => [name, readRule(name, given, memberPath(at, name), report)] as const);
    if (!read || read.some(([, setting]) => setting === undefined)) return undefined;
    return Object.fromEntries(read.map(([name, setting]) => [name, setting === "off" ? undefined : setting]));
  },
};

function readRule(name: string, given: unknown, at: string, report: Report): RuleSetting | "off" | undefined {
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (!rule) {
    report(unknownKey(at, name, Object.keys(rules)).replace("setting", "rule"));
    return undefined;
  }
  const [first, second, third, ...more] = Array.isArray(given) ? (given as unknown[]) : [given];
  const level = LEVELS.get(first);
  if (level === undefined || more.length > 0) {
    report(`${at} must be a list such as ["error", "always"${valueExample(name)}], but it is ${shown(given)}.`);
    return undefined;
  }
  if (level === "off") return level;
  const applicable = second === undefined ? "always" : when.read(second, `${at}[1]`, report);
  const value = readValue(rule, third, `${at}[2]`, report);
  return applicable === undefined || value === NOTHING ? undefined : { level, when: applicable, value };
}

const NOTHING = Symbol("nothing");

function readValue(rule: (typeof rules)[string], given: unknown, at: string, report: Report): unknown {
  if (rule.value === undefined) return undefined;
  if (given === undefined && rule.initial !== undefined) return rule.initial;
  return rule.value.read(given, at, report) ?? NOTHING;
}

function valueExample(name: string): string {
  if (name.endsWith("-length")) return ", 72";
  if (name.endsWith("-enum")) return ', ["one", "two"]';
  return name.endsWith("-case") ? ', "lower-case"' : "";
}

function ruleSchemas(): Record<string, Schema> {
  const level = { enum: [...LEVELS.keys()] };
  return Object.fromEntries(
    Object.entries(rules).map(([name, { value }]) => [
      name,
      {
        anyOf: [
          level,
          {
            type: "array",
            prefixItems: [level, when.schema, ...(value ? [value.schema] : [])],
            minItems: 1,
            maxItems: 3,
          },
        ],
      },
    ]),
  );
}
