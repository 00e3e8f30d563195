import { type Category, groupEntries } from "../../changelog/categories.ts";
import { categorize } from "../../changelog/categorize.ts";
import { cleanEntry } from "../../changelog/clean-entry.ts";
import { renderMarkdown } from "../../changelog/render.ts";
import { bumpVersion, formatVersion, parseVersion } from "../../changelog/version.ts";
import { isoDay } from "../../text/iso-day.ts";
import { defineTool } from "../../tool/define-tool.ts";
import { field } from "../../tool/fields.ts";
import type { Issue } from "../../tool/output.ts";

const BAD_VERSION = "Current Version is three numbers with dots between them, such as 1.0.0.";

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
      look: "segments",
      section: "Release",
    }),
    unreleased: field.flag({
      label: "Mark as Unreleased",
      initial: false,
      look: "checkbox",
      section: "Release",
    }),
    entries: field.list({
      label: "Change Entries",
      item: "Entry",
      initial: [""],
      placeholder: "Add dark mode to the settings page",
      section: "Change Entries",
    }),
  },
  positional: "entries",
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
  check({ currentVersion, entries }) {
    const issues: Issue[] = [];
    if (!parseVersion(currentVersion)) issues.push({ field: "currentVersion", message: BAD_VERSION });
    if (!entries.some((entry) => cleanEntry(entry) !== ""))
      issues.push({ field: "entries", title: "Error", message: "Please add at least one change entry." });
    return issues;
  },
  generate({ projectName, currentVersion, changeType, unreleased, entries }, { clock }) {
    const current = parseVersion(currentVersion);
    if (!current) throw new Error("check() lets no bad version through");
    const version = formatVersion(bumpVersion(current, changeType));
    const date = isoDay(clock.now());
    const changes = groupEntries(
      entries
        .map(cleanEntry)
        .filter((text) => text !== "")
        .map((text): { category: Category; text: string } => ({ category: categorize(text), text })),
    );
    const release = unreleased ? { changes } : { version, date, changes };
    const data = { project: projectName.trim(), version, date, type: changeType, unreleased, changes };
    return [
      {
        kind: "text",
        name: "CHANGELOG.md",
        label: "Markdown",
        mime: "text/markdown",
        text: renderMarkdown({ project: projectName, releases: [release] }),
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
