import { describe, expect, it, test } from "vitest";
import { hookName, variableName } from "../../../data/source-code/names.ts";
import { propKind, unionMembers } from "../prop-kind.ts";
import { unknownTypes } from "../props-types.ts";
import { readProps } from "./read-props.ts";

describe("readProps", () => {
  it.each([
    ["label: string", "label string"],
    ["label?: string", "label? string"],
    ["readonly label: string", "label string"],
    ["  // only a comment\nlabel: string // and one after\n", "label string"],
    ["/* two\nlines */ label: string", "label string"],
    ["a: 'x' | 'y'", 'a "x" | "y"'],
    ["a:\n  | 'x'\n  | 'y'\nb: string", 'a "x" | "y", b string'],
    ["a: string, b: number; c: boolean", "a string, b number, c boolean"],
    ["a: { b: string; c: number }\nd: string", "a { b: string; c: number }, d string"],
    ["a: Array<Record<string, number>>", "a Array<Record<string, number>>"],
    ["close(reason: string): void", "close (reason: string) => void"],
    ["onClick?: (event: MouseEvent) => void", "onClick? (event: MouseEvent) => void"],
    ['"aria-label": string', "aria-label string"],
    ["interface A extends B {\n  a: string;\n}", "a string"],
    ["type A = { a: string } & {\n  b?: number;\n} & B<{ c: string }>;", "a string, b? number"],
    ["type A<T> = Base & { items: T[]; pick: (item: T) => void };", "items T[], pick (item: T) => void"],
    ["export type A = {\n  a: string\n};", "a string"],
    ["label\nonClick\nisOpen\nchildren", "label string, onClick () => void, isOpen boolean, children ReactNode"],
    ["size = 12\ntone: string = 'a;b'", 'size? number = 12, tone? string = "a;b"'],
    ["größe: string", "größe string"],
    ["a: string\r\nb: number\r\n", "a string, b number"],
    ["url: 'https://example.com' | 'a//b'", 'url "https://example.com" | "a//b"'],
    ["", ""],
  ])("%j", (text, expected) => {
    const { props, faults } = readProps(text);
    expect(faults).toEqual([]);
    const shown = props.map(
      ({ name, type, isOptional, initial }) =>
        `${name}${isOptional ? "?" : ""} ${type}${initial === undefined ? "" : ` = ${initial}`}`,
    );
    expect(shown.join(", ")).toBe(expected);
  });
});

test.each([
  ["string", "text"],
  ['"a" | "b" | undefined', "text"],
  ["ReactNode", "text"],
  ["boolean", "flag"],
  ["true | null", "flag"],
  ["readonly string[]", "list"],
  ["Array<string>", "list"],
  ["() => void", "press"],
  ["MouseEventHandler<HTMLButtonElement>", "press"],
  ["(value: string) => void", "change"],
  ["(id: string, at: number) => void", "function"],
  ["{ a: () => void }", "object"],
  ["string | { a: 1 }", "object"],
])("a property of type %s is a %s", (type, kind) => expect(propKind({ name: "onChange", type })).toBe(kind));

test("() => ReactNode is rendered", () => expect(propKind({ name: "icon", type: "() => ReactNode" })).toBe("render"));

test.each([
  ['"a|b" | c', ['"a|b"', "c"]],
  ["(a | b)[] | c", ["(a | b)[]", "c"]],
  ["() => a | b", ["() => a | b"]],
])("%s is split", (type, members) => expect(unionMembers(type)).toEqual(members));

test.each([
  ["label", "label"],
  ["aria-label", "ariaLabel"],
  ["class", "className"],
  ["for", "htmlFor"],
  ["default", "defaultValue"],
  ["1st", "value1st"],
])("%s is called %s", (property, variable) => expect(variableName(property)).toBe(variable));

test.each([
  ["toggle", "useToggle"],
  ["Toggle", "useToggle"],
  ["useToggle", "useToggle"],
  ["user", "useUser"],
  ["use", "useUse"],
])("a hook typed as %s is %s", (typed, name) => expect(hookName(typed)).toBe(name));

test("types of React and the language are known, others are not", () => {
  const { props } = readProps(
    "a: ReactNode\nb: Promise<Foo>\nc: HTMLDivElement | Bar[]\nd: React.FC\ne: 'Baz'\nf: RequestInit\ng: Intl.NumberFormatOptions",
  );
  expect(unknownTypes(props)).toEqual(["Foo", "Bar"]);
});

it.each([
  ["{}", "Record<string, unknown>"],
  ["() => {}", "() => void"],
  ["null", "unknown"],
  ["new Date()", "Date"],
  ["`a`", "string"],
])("a default of %s makes the type %s", (initial, type) =>
  expect(readProps(`x = ${initial}`).props[0]).toMatchObject({ type, initial }),
);
