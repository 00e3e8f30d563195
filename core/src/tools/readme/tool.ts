import { defineTool } from "../../tool/define-tool.ts";
import { field } from "../../tool/fields.ts";
import { Slugs } from "../../documents/markdown/parse/slugs.ts";
import { escapeMarkdown } from "../../text/escape.ts";
import { badge, badgeOptions } from "./badges.ts";
import { marked, markName, mergeMarked } from "../../documents/markdown/marked-parts.ts";
import { readRepository } from "./repository.ts";
import { ecosystems, type Project, projectKinds } from "./project.ts";
import { isUnsaid, sectionLibrary, templateSections, UNWRITTEN } from "./sections.ts";
import { keepHead } from "./keep-head.ts";
import type { SplitReadme } from "./split-readme.ts";

/** A README people can follow, from a few facts about the project. */
export const tool = defineTool({
  id: "readme",
  route: "/readme-generator",
  title: "README",
  summary: "A README with badges and the sections a project needs",
  aliases: ["documentation", "badges", "shields", "project"],
  action: {
    label: "Generate README",
    busyLabel: "Generating...",
    success: { title: "README Generated", description: "Your README file has been generated successfully." },
  },
  positional: "projectName",
  prefilled: [
    "projectName",
    "description",
    "author",
    "license",
    "projectVersion",
    "repository",
    "packageName",
    "ecosystem",
    "kind",
    "command",
    "licenseFile",
    "marks",
  ],
  fields: {
    template: field.choice({
      label: "Template",
      options: [
        { value: "basic", label: "Basic Project" },
        { value: "react", label: "React Project" },
        { value: "api", label: "API Project" },
      ],
      initial: "basic",
      variant: "select",
    }),
    projectName: field.text({
      label: "Project Name",
      initial: "My Awesome Project",
      min: 1,
      max: 100,
      message: "Give the project a name of 1 to 100 characters.",
    }),
    description: field.text({
      label: "Description",
      initial: "A short description of what this project does.",
      lines: 3,
      max: 2000,
    }),
    author: field.text({ label: "Author", initial: "Your Name", max: 200 }),
    license: field.text({ label: "License", initial: "MIT", max: 100 }),
    projectVersion: field.text({ label: "Version", initial: "1.0.0", max: 60, mono: true }),
    repository: field.text({
      label: "Repository",
      initial: "username/repo-name",
      placeholder: "username/repo-name",
      hint: "On GitHub; an address works too",
      max: 300,
      mono: true,
    }),
    badges: field.choices({
      label: "Badges",
      options: badgeOptions,
      initial: ["license", "version"],
      section: "Badges",
    }),
    workflow: field.text({
      label: "Workflow",
      hint: "File in .github/workflows, for the build badge",
      initial: "ci.yml",
      max: 100,
      mono: true,
      section: "Badges",
    }),
    packageName: field.text({
      label: "Package",
      hint: "Its name on npm, crates.io or PyPI, or its path in Go; the repository's name without it",
      initial: "",
      max: 214,
      mono: true,
      section: "Badges",
    }),
    ecosystem: field.choice({
      label: "Ecosystem",
      options: ecosystems,
      initial: "node",
      variant: "select",
      section: "Package",
    }),
    kind: field.choice({
      label: "Kind",
      options: projectKinds,
      initial: "command",
      variant: "segments",
      section: "Package",
    }),
    command: field.text({
      label: "Command",
      hint: "What people type to run it; the package's name without it",
      initial: "",
      max: 200,
      mono: true,
      section: "Package",
    }),
    licenseFile: field.text({
      label: "License file",
      hint: "Path of the license; no link without it",
      initial: "LICENSE",
      max: 200,
      mono: true,
      section: "Package",
    }),
    sections: field.list({
      label: "Sections",
      item: "Section",
      hint: "Empty for those of the template. Any heading can be listed here.",
      initial: [],
      placeholder: "Installation",
      maxItems: 60,
      section: "Sections",
    }),
    contents: field.flag({ label: "Table of contents", initial: false, section: "Sections" }),
    existing: field.text({
      label: "Existing README",
      hint: "Its beginning and its sections keep their own words.",
      initial: "",
      lines: 6,
      max: 500_000,
      mono: true,
      section: "Existing README",
    }),
    marks: field.flag({
      label: "Marks for updates",
      hint: "Invisible comments by which toolbox readme finds its parts again",
      initial: false,
      section: "Existing README",
    }),
  },
  examples: [
    {
      name: "A React app with all badges",
      input: {
        template: "react",
        projectName: "Fieldnote",
        description: "Notes that stay with the place they were taken.",
        author: "Amara Mensah",
        repository: "fieldnote/app",
        badges: badgeOptions.map((option) => option.value),
      },
    },
    {
      name: "An API with sections of its own",
      input: {
        template: "api",
        projectName: "Parcels API",
        sections: ["Installation", "API Endpoints", "Rate Limits", "License"],
      },
    },
    {
      name: "A README that is there, with the missing parts",
      input: {
        projectName: "Inkwell",
        existing: "# Inkwell\n\nOld words.\n\n## Usage\n\nPour the ink, then write.\n",
      },
    },
  ],
  check({ repository, badges, workflow, sections, packageName, command }) {
    const issues = [];
    if (/[\s"'`\\$;|&<>]/.test(packageName.trim()))
      issues.push({
        field: "packageName",
        message: "The name of a package must have no spaces, quotes or characters of a shell.",
      });
    if (/[\r\n`]/.test(command.trim()))
      issues.push({ field: "command", message: "A command must be one line without back-ticks." });
    if (repository.trim() !== "" && !readRepository(repository))
      issues.push({
        field: "repository",
        message: `"${repository.trim()}" is not a valid repository on GitHub. Write username/repo-name.`,
      });
    if (badges.includes("build") && !/^[\w.-]+\.ya?ml$/.test(workflow.trim()))
      issues.push({ field: "workflow", message: "A workflow must be a file such as ci.yml, in .github/workflows." });
    const titles = sections.map((title) => title.trim().toLowerCase()).filter((title) => title !== "");
    const twice = titles.find((title, index) => titles.indexOf(title) !== index);
    if (twice !== undefined) issues.push({ field: "sections", message: `The section "${twice}" is there twice.` });
    return issues;
  },
  async generate(input, _ports, { warn }) {
    const repository = readRepository(input.repository);
    const project: Project = { ...input, name: input.projectName, repository };
    const made = input.badges.map(
      (kind) => [kind, badge(kind, { ...input, version: input.projectVersion, repository })] as const,
    );
    const without = badgeOptions.filter(({ value }) =>
      made.some(([kind, text]) => kind === value && text === undefined),
    );
    if (without.length > 0)
      warn(`Left out: ${without.map(({ label }) => label).join(", ")}. Give a repository, license or version.`);
    const existing = await readExisting(input.existing);
    const own = new Map(existing.sections.map((section) => [section.title.toLowerCase(), section]));
    const asked = input.sections.map((title) => title.trim()).filter((title) => title !== "");
    const titles =
      asked.length > 0 ? asked : templateSections(input.template).filter((title) => !isUnsaid(title, project));
    // What a README has beyond the list is never lost.
    const further = [...own.values()]
      .map(({ title }) => title)
      .filter((title) => !titles.some((known) => known.toLowerCase() === title.toLowerCase()));
    const all = [...titles, ...further];
    const wrap = (name: string, text: string) => (input.marks ? marked(name, text) : text);
    const badges = made.flatMap(([, text]) => text ?? []);
    const head = [`# ${escapeMarkdown(input.projectName)}`, badges.join("\n"), escapeMarkdown(input.description)];
    const fresh = wrap("head", head.filter((text) => text !== "").join("\n\n"));
    const blocks = [
      existing.head === "" ? fresh : keepHead(existing.head, fresh, badges),
      ...(input.contents ? [wrap("contents", contents(all))] : []),
      ...all.map((title) => {
        const kept = own.get(title.toLowerCase());
        if (kept) return `## ${kept.title}\n\n${kept.body}`.trimEnd();
        const write = Object.entries(sectionLibrary).find(([name]) => name.toLowerCase() === title.toLowerCase());
        const body = write ? write[1](project) : UNWRITTEN;
        return wrap(markName(title) || "section", `## ${escapeMarkdown(write?.[0] ?? title)}\n\n${body}`);
      }),
    ];
    return [{ kind: "text", name: "README.md", mime: "text/markdown", text: `${blocks.join("\n\n")}\n` }];
  },
  merge: (existing, output) => mergeMarked(existing, output.text, "where title and badges should be"),
});

async function readExisting(existing: string): Promise<SplitReadme> {
  if (existing.trim() === "") return { head: "", sections: [] };
  const { splitReadme } = await import("./split-readme.ts");
  return splitReadme(existing);
}

/** Links to the headings as GitHub names them. */
function contents(titles: readonly string[]): string {
  const slugs = new Slugs();
  return ["## Contents", "", ...titles.map((title) => `- [${escapeMarkdown(title)}](#${slugs.next(title)})`)].join(
    "\n",
  );
}
