import { describe, expect, it } from "vitest";
import { readReleaseHeading } from "./release-heading.ts";

const brief = (title: string) => {
  const { kind, label, date } = readReleaseHeading(title);
  return `${kind} ${label}${date === undefined ? "" : ` ${date}`}`;
};

describe("readReleaseHeading", () => {
  it.each([
    ["[1.2.0] - 2026-01-02", "release 1.2.0 2026-01-02"],
    ["v1.2.0", "release v1.2.0"],
    ["pkg@1.2.0", "release pkg@1.2.0"],
    ["Version 1.70.0 (2023-06-01)", "release 1.70.0 2023-06-01"],
    ["2022-05-03, Version 18.1.0 (Current), @targos", "release 18.1.0 2022-05-03"],
    ["2022-05-03 - 18.1.0", "release 18.1.0 2022-05-03"],
    ["4.18.2 / 2022-10-08", "release 4.18.2 2022-10-08"],
    ["Rails 7.1.0 (October 05, 2023)", "release 7.1.0"],
    ["Rails 7.1.0.beta1 (September 13, 2023)", "release 7.1.0.beta1"],
    ["[Unreleased] - yyyy-mm-dd", "unreleased Unreleased"],
    ["Unreleased changes", "unreleased Unreleased"],
    ["master (unreleased)", "unreleased master"],
    ["[vNext]", "unreleased vNext"],
    ["Next release", "unreleased Next"],
    ["HEAD", "unreleased HEAD"],
    ["1.2.0 (Unreleased)", "unreleased 1.2.0"],
    ["[1.2.0] - TBD", "unreleased 1.2.0"],
    ["[1.2.0] - Unreleased", "unreleased 1.2.0"],
  ])("%s", (title, expected) => {
    expect(brief(title)).toBe(expected);
  });

  it.each([
    "Next steps",
    "Main features",
    "Upgrading to 2.0.0 (May 2023)",
    "Changes since 1.0.0, 2020",
    "2022-05-03",
    "Older releases",
    "Rails 7.1.0",
  ])("is not a release: %s", (title) => {
    expect(readReleaseHeading(title).kind).toBe("other");
  });
});
