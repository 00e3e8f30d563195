import { describe, expect, it } from "vitest";
import { headerLength } from "./header-length.ts";

describe("headerLength", () => {
  it.each([
    ["", 0, "good"],
    ["x".repeat(50), 50, "good"],
    ["x".repeat(51), 51, "long"],
    [`${"x".repeat(72)}\n\nbody`, 72, "long"],
    ["x".repeat(73), 73, "over"],
    ["♻️ ünïcode", 9, "good"],
  ])("%s", (message, length, level) => {
    expect(headerLength(message)).toEqual({ length, level });
  });
});
