import { expect, it } from "vitest";
import { nodeVersion } from "./doctor.ts";

it.each([
  ["18.20.4", false],
  ["20.18.3", false],
  ["20.19.0", true],
  ["20.20.0", true],
  ["21.0.0", true],
  ["22.12.0", true],
])("Node %s is good: %s", (version, ok) => {
  const finding = nodeVersion(version);
  expect(finding.ok).toBe(ok);
  expect(finding.fix).toBe(ok ? undefined : "Install Node 20.19 or newer from https://nodejs.org.");
});
