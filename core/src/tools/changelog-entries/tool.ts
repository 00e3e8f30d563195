import { groupEntries } from "../../git/changelog/entries/categories.ts";
import { renderMarkdown } from "../../git/changelog/output/render.ts";
import { parseVersion } from "../../git/changelog/version.ts";
import { isoDay } from "../../text/day.ts";
import { defineTool } from "../../tool/define-tool.ts";
import { InputError } from "../../tool/errors.ts";
import { field } from "../../tool/fields.ts";
import type { Issue } from "../../tool/output.ts";
import { leftOutWords, missingChanges, nextVersion, sectionsOf } from "./sections.ts";

const BAD_VERSION = "Current Version must be three numbers with dots between them, such as 1.0.0.";

/** A changelog of one release, from entries typed by hand. */
export const tool = defineTool({
  id: "changelog-entries",
  route: "/changelog-generator",
  title: "Changelog",
  summary: "A changelog from a list of changes, as Markdown and JSON",
  aliases: ["keep a changelog", "release notes", "version", "semver", "history"],
  action: {
    label: "Generate Changelog",
    busyLabel: "Generating...",
    success: {
      title: "Changelog Generated!",
      description: "Your changelog has been generated in both Markdown and JSON formats.",
    },
  },
  fields: {
    projectName: field.text({ label: "Project Name", initial: "My Project", section: "Release" }),
    currentVersion: field.text({ label: "Current Version", initial: "1.0.0", mono: true, section: "Release" }),
    changeType: field.choice({
      label: "Version Bump Type",
      options: [
        { value: "patch", label: "Patch" },
        { value: "minor", label: "Minor" },
        { value: "major", label: "Major" },
      ],
      initial: "minor",
      variant: "segments",
      section: "Release",
    }),
    unreleased: field.flag({
      label: "Mark as Unreleased",
      initial: false,
      variant: "checkbox",
      section: "Release",
    }),
    source: field.choice({
      label: "Take changes from",
      options: [
        { value: "entries", label: "Entries" },
        { value: "log", label: "Git log" },
      ],
      initial: "entries",
      variant: "segments",
      section: "Change Entries",
    }),
    entries: field.list({
      label: "Change Entries",
      when: { field: "source", is: ["entries"] },
      item: "Entry",
      initial: [""],
      placeholder: "Add dark mode to the settings page",
      section: "Change Entries",
    }),
    log: field.text({
      label: "Git log",
      initial: "",
      lines: 10,
      mono: true,
      placeholder: "1a2b3c4 feat(api): paging\n2b3c4d5 (tag: v1.0.0) fix: a crash",
      hint: "Paste git log, git log --oneline or git log --format=%s. Types become categories, tags become releases.",
      when: { field: "source", is: ["log"] },
      section: "Change Entries",
    }),
    existing: field.text({
      label: "Existing CHANGELOG.md",
      initial: "",
      lines: 8,
      mono: true,
      placeholder: "# Changelog",
      hint: "Optional. The changes are added to it; everything in it stays.",
      section: "Merge into a File",
    }),
  },
  positional: "entries",
  prefilled: ["projectName", "currentVersion"],
  examples: [
    {
      name: "A release of Ledger API, made from eight entries",
      input: {
        projectName: "Ledger API",
        currentVersion: "2.3.1",
        changeType: "minor",
        entries: [
          "Add passkey sign-in with a device fallback",
          "New CSV export for the audit log",
          "Fix webhook retries charging a card twice",
          "Update the editor to CodeMirror 6.2",
          "Remove the v1 tokens endpoint",
          "Deprecate the --legacy-peer flag",
          "Resolve session loss after a token refresh",
          "Patch a vulnerability in SVG upload",
        ],
      },
    },
  ],
  check(input) {
    const issues: Issue[] = [];
    if (!parseVersion(input.currentVersion)) issues.push({ field: "currentVersion", message: BAD_VERSION });
    const missing = missingChanges(input);
    if (missing) issues.push(missing);
    return issues;
  },
  async generate(input, { clock }, { warn }) {
    const { projectName, currentVersion, changeType, unreleased, existing } = input;
    const version = nextVersion(currentVersion, changeType);
    const date = isoDay(clock.now());
    const [newest = { entries: [] }, ...older] = sectionsOf(input);
    const changes = groupEntries(newest.entries);
    const data = { project: projectName.trim(), version, date, type: changeType, unreleased, changes };
    const release = unreleased ? { changes } : { version, date, changes };
    const others = older.map(({ version: name, date: day, entries }) => ({
      ...(name === undefined ? {} : { version: name }),
      ...(day === undefined ? {} : { date: day }),
      changes: groupEntries(entries),
    }));
    // A log that begins at a tag has nothing new to release.
    const releases = newest.entries.length === 0 ? others : [release, ...others];
    // Loaded where there is a file: most pages and commands have none.
    const merged = existing.trim() === "" ? undefined : (await import("./merge-input.ts")).mergeInput(input, date);
    if (merged && !merged.ok) throw new InputError({ field: "existing", message: merged.message });
    if (merged?.leftOut) warn(leftOutWords(merged.leftOut));
    else if (merged?.text === existing) warn("The file has all of it already; nothing was changed.");
    return [
      {
        kind: "text",
        name: "CHANGELOG.md",
        label: "Markdown",
        mime: "text/markdown",
        text: merged?.text ?? renderMarkdown({ project: projectName, releases }),
      },
      {
        kind: "text",
        name: "CHANGELOG.json",
        label: "JSON",
        mime: "application/json",
        text: `${JSON.stringify(data, null, 2)}\n`,
      },
    ];
  },
});
