import { describe, expect, it } from "vitest";
import type { GeneratedRelease } from "../parse/entry.ts";
import { mergeChangelog } from "./merge.ts";

const entries = [{ commit: "a".repeat(40), category: "fixed" as const, text: "One" }];
const older: readonly GeneratedRelease[] = [
  { version: "1.1.0", date: "2025-03-04", tag: "v1.1.0", entries: [{ ...entries[0]!, commit: "b".repeat(40) }] },
  { version: "1.0.0", date: "2025-01-31", tag: "v1.0.0", entries: [{ ...entries[0]!, commit: "c".repeat(40) }] },
];
const release = { version: "1.2.0", date: "2025-05-06" };

/** Merged twice, for a merge must change nothing the second time; without the marks. */
function merge(text: string, options: Parameters<typeof mergeChangelog>[2] = {}, history = [{ entries }, ...older]) {
  const once = mergeChangelog(text, history, options);
  if (!once.ok) return once.message;
  expect(mergeChangelog(once.text, history, options)).toMatchObject({ ok: true, text: once.text });
  return once.text.replace(/ <!--[^>]*-->/g, "");
}

describe("mergeChangelog: files of other kinds", () => {
  it.each(["master (unreleased)", "[vNext]", "Next release", "1.2.0 (Unreleased)", "1.2.0 - TBD"])(
    "adds to what people call unreleased: %s",
    (title) => {
      const rest = "\n## 1.1.0 (2025-03-04)\n\n* A\n";
      expect(merge(`# Log\n\n## ${title}\n\n* Hand\n${rest}`)).toBe(
        `# Log\n\n## ${title}\n\n* Hand\n\n### Fixed\n\n* One\n${rest}`,
      );
    },
  );

  it("makes the release that a heading had named, with a fresh Unreleased above", () => {
    const text = "# Log\n\n## 1.2.0 (Unreleased)\n\n- Hand\n";
    expect(merge(text, { release }, [{ entries: [] }])).toBe(
      "# Log\n\n## Unreleased\n\n## 1.2.0 - 2025-05-06\n\n- Hand\n",
    );
  });

  it("keeps the name of what is not released when it makes a release", () => {
    const text = "# Log\n\n## master (unreleased)\n\n- Hand\n";
    expect(merge(text, { release }, [{ entries: [] }])).toBe(
      "# Log\n\n## master (unreleased)\n\n## 1.2.0 - 2025-05-06\n\n- Hand\n",
    );
  });

  it("does not take a version to come for two sections", () => {
    const text = "# Log\n\n## [Unreleased]\n\n- A\n\n## [1.2.0] - TBD\n\n- B\n";
    expect(merge(text, { release })).toBe(
      "1.2.0 has a section of its own that is not released yet (line 7): join it with the one in line 3.",
    );
  });

  it("leaves a version to come alone once it is tagged", () => {
    const text = "# Log\n\n## 1.1.0 (Unreleased)\n\n- Hand\n";
    expect(merge(text)).toBe(`# Log\n\n## Unreleased\n\n### Fixed\n\n- One\n\n${text.slice(7)}`);
  });

  it("ends a last line that was cut within its line break", () => {
    expect(merge("# Log\n\n## [1.1.0]\r\n<details>\r", {}, [{ entries: [] }, ...older])).toBe(
      "# Log\n\n## [Unreleased]\n\n## [1.1.0]\r\n<details>\r\n",
    );
    expect(merge("## Unreleased\r\n<details>\r", {}, [{ entries: [] }, ...older.slice(1)])).toContain(
      "<details>\r\n\r\n##",
    );
  });

  it("keeps the target of a link above its heading", () => {
    const section = (version: string) => `<a name="${version}"></a>\n\n# ${version} (2025-03-04)\n\n* A\n`;
    const text = `${section("1.1.0")}\n${section("1.0.0")}`;
    expect(merge(text)).toBe(`# Unreleased\n\n## Fixed\n\n* One\n\n${text}`);
    expect(merge(`# Log\n\n## Unreleased\n\n${text}`)).toBe(`# Log\n\n## Unreleased\n\n## Fixed\n\n* One\n\n${text}`);
  });

  it("reads a line in bold that names a tagged version as its heading", () => {
    const text = "# Release notes\n\n**1.1.0** (2025-03-04)\n\n- A\n";
    expect(merge(text)).toBe(text.replace("**1.1.0**", "**Unreleased**\n\n### Fixed\n\n- One\n\n**1.1.0**"));
  });

  it.each([
    ["a day before the version", "# Log\n\n## 2025-03-04, Version 1.1.0 (Current), @ada\n\n* A\n"],
    ["the product before the version", "## Rails 1.1.0 (March 4, 2025) ##\n\n* A\n"],
  ])("knows its releases: %s", (_, text) => {
    const [title, rest] = text.startsWith("# Log") ? ["# Log\n\n", text.slice(7)] : ["", text];
    expect(merge(text)).toBe(`${title}## Unreleased\n\n### Fixed\n\n* One\n\n${rest}`);
  });

  it.each([
    ["# Release notes\n\n**3.1.0** (2025-03-04)\n\n- A\n", 3, "3.1.0"],
    ["v1.1.0 - March 4, 2025\n\n* A\n", 1, "v1.1.0"],
  ])("refuses versions that are not headings: %j", (text, line, version) => {
    expect(merge(text)).toBe(
      `Line ${line} names a version, but is not a heading, so its changes cannot be told from others. Write each release as a heading, such as "## ${version}".`,
    );
  });
});
