import { describe, expect, it } from "vitest";
import { headerLength } from "./header-length.ts";

describe("headerLength", () => {
  it.each([
    ["", 0, "good"],
    ["x".repeat(50), 50, "good"],
    ["x".repeat(51), 51, "long"],
    [`${"x".repeat(72)}\n\nbody`, 72, "long"],
    ["x".repeat(73), 73, "over"],
    ["♻️ ünïcode", 10, "good"],
    // 24 signs that are seen, 73 units that count for header-max-length.
    ["👍🏽".repeat(18) + "x", 73, "over"],
  ])("%s", (message, length, level) => {
    expect(headerLength(message)).toEqual({ length, level });
  });
});
