import { expect, it } from "vitest";
import { ariaKeys, keyNames } from "./key-names.ts";
import { matchesKeys } from "./use-shortcut.ts";

it.each([
  ["mod+enter", ["⌘", "↵"], ["Ctrl", "↵"]],
  ["mod+shift+c", ["⌘", "Shift", "C"], ["Ctrl", "Shift", "C"]],
  ["?", ["?"], ["?"]],
  ["alt+ArrowUp", ["⌥", "↑"], ["Alt", "↑"]],
])("%s is printed by platform", (keys, apple, other) => {
  expect(keyNames(keys, true)).toEqual(apple);
  expect(keyNames(keys, false)).toEqual(other);
});

it.each([
  ["mod+enter", "Meta+Enter", "Control+Enter"],
  ["mod+shift+c", "Meta+Shift+C", "Control+Shift+C"],
])("%s is told to assistive technology", (keys, apple, other) => {
  expect(ariaKeys(keys, true)).toBe(apple);
  expect(ariaKeys(keys, false)).toBe(other);
});

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

it.each([
  ["mod+enter", { ...none, key: "Enter", ctrlKey: true }, false, true],
  ["mod+enter", { ...none, key: "Enter", metaKey: true }, true, true],
  ["mod+enter", { ...none, key: "Enter", ctrlKey: true }, true, false],
  ["mod+enter", { ...none, key: "Enter" }, false, false],
  ["mod+c", { ...none, key: "C", ctrlKey: true, shiftKey: true }, false, false],
  ["mod+shift+c", { ...none, key: "C", ctrlKey: true, shiftKey: true }, false, true],
  // The question mark needs Shift on most keyboards, and must work with it.
  ["?", { ...none, key: "?", shiftKey: true }, false, true],
  ["?", { ...none, key: "?" }, false, true],
  ["?", { ...none, key: "?", ctrlKey: true }, false, false],
])("%s against %j on apple %s: %s", (keys, event, apple, expected) => {
  expect(matchesKeys(event, keys, apple)).toBe(expected);
});
