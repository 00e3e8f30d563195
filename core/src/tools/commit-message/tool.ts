import { commitFormats, formatMessage } from "../../git/commit/format-message.ts";
import { readIssues } from "../../git/commit/issue-references.ts";
import { coAuthorsError, descriptionError, issuesError, signOffError } from "../../git/commit/part-errors.ts";
import { coAuthorTrailer, signOffTrailer } from "../../git/commit/trailers.ts";
import { commitScopes, commitTypes } from "../../git/commit/types.ts";
import { wrapWidths } from "../../git/commit/wrap-text.ts";
import { defineTool } from "../../tool/define-tool.ts";
import { field } from "../../tool/fields.ts";

const NO_SCOPE = "none" as const;

/** One commit message in three formats. */
export const tool = defineTool({
  id: "commit-message",
  route: "/commit-message-assistant",
  title: "Commit Message",
  summary: "A commit message in the Conventional, Emoji and Angular formats",
  aliases: ["git", "commit", "conventional commits", "gitmoji", "angular"],
  action: {
    label: "Generate Commit Messages",
    busyLabel: "Generating...",
    success: { title: "Messages Generated!", description: "Commit messages generated in all formats." },
  },
  fields: {
    type: field.choice({
      label: "Type",
      options: commitTypes.map(({ type, emoji, description }) => ({
        value: type,
        label: `${emoji} ${type}`,
        hint: description,
      })),
      initial: "feat",
      variant: "select",
    }),
    scope: field.choice({
      label: "Scope",
      options: [
        { value: NO_SCOPE, label: "No scope" },
        ...commitScopes.map((scope) => ({ value: scope, label: scope })),
      ],
      initial: NO_SCOPE,
      variant: "select",
    }),
    description: field.text({
      label: "Short Description",
      initial: "",
      min: 1,
      placeholder: "sign in with a passkey",
      message: descriptionError("") ?? "",
    }),
    body: field.text({
      label: "Body",
      initial: "",
      lines: 4,
      placeholder: "Why it changed, and what to look out for",
      hint: "Optional. Stands after a blank line.",
    }),
    issues: field.text({
      label: "Related Issues",
      initial: "",
      placeholder: "123, 456",
      hint: "Comma-separated. Each becomes Closes #N.",
    }),
    breaking: field.flag({ label: "Breaking Change", initial: false, variant: "checkbox" }),
    breakingText: field.text({
      label: "What breaks",
      initial: "",
      lines: 2,
      placeholder: "callers have to send the new token",
      hint: "Optional. The description without it.",
      when: { field: "breaking", is: [true] },
    }),
    wrap: field.choice({
      label: "Wrap body at",
      options: [
        { value: "off", label: "Off" },
        ...wrapWidths.map((width) => ({ value: `${width}` as const, label: String(width) })),
      ],
      initial: "off",
      variant: "segments",
      section: "More",
    }),
    coAuthors: field.list({
      label: "Co-authors",
      item: "Co-author",
      initial: [],
      placeholder: "Ada Lovelace <ada@example.com>",
      section: "More",
    }),
    signOff: field.text({
      label: "Sign-off",
      initial: "",
      placeholder: "Ada Lovelace <ada@example.com>",
      hint: "Optional. Adds Signed-off-by.",
      section: "More",
    }),
  },
  positional: "description",
  examples: [
    {
      name: "A breaking feature that closes two issues",
      input: {
        type: "feat",
        scope: "auth",
        description: "rotate tokens",
        body: "A used token is rejected, its family is signed out.\nRotation is on by default.",
        issues: "218, 224",
        breaking: true,
      },
    },
  ],
  check({ description, issues, coAuthors, signOff }) {
    const faults = {
      description: descriptionError(description),
      issues: issuesError(issues),
      coAuthors: coAuthorsError(coAuthors),
      signOff: signOffError(signOff),
    };
    return Object.entries(faults).flatMap(([name, message]) =>
      message === undefined ? [] : [{ field: name, message }],
    );
  },
  generate({ type, scope, description, body, issues, breaking, breakingText, wrap, coAuthors, signOff }) {
    const parts = {
      type,
      scope: scope === NO_SCOPE ? "" : scope,
      description,
      body,
      isBreaking: breaking,
      breaking: breakingText,
      issues: readIssues(issues),
      footers: [
        ...coAuthors.filter((person) => person.trim() !== "").map(coAuthorTrailer),
        ...(signOff.trim() === "" ? [] : [signOffTrailer(signOff)]),
      ],
      wrap: wrap === "off" ? undefined : Number(wrap),
    };
    return commitFormats.map(({ format, label }) => ({
      kind: "text",
      name: `commit-${format}.txt`,
      label,
      mime: "text/plain",
      text: formatMessage(parts, format),
    }));
  },
});
