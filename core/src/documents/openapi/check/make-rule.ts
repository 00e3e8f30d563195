import type { FieldRule, ObjectName, Rule, Version } from "./rules.ts";

/* Short names for the rules of the tables. */
export const object = (name: ObjectName): Rule => ({ object: name });
export const orRef = (name: ObjectName): Rule => ({ object: name, ref: true });
export const map = (rule: Rule): Rule => ({ map: rule });
export const list = (rule: Rule, min = 0): Rule => ({ list: rule, min });
export const since = (version: Version, rule: Rule): FieldRule => ({ rule, since: version });
