import { encodeUrlPart, escapeMarkdown } from "../../text/escape.ts";
import { installation, tools, usage } from "./ecosystem-lines.ts";
import type { Project, Template } from "./project.ts";

const code = (language: string, ...lines: readonly string[]): string =>
  `\`\`\`${language}\n${lines.join("\n")}\n\`\`\``;

/** What nobody said is left to the author. */
export const UNWRITTEN = "Write this section.";

/** The sections that can write themselves, by their heading. */
export const sectionLibrary: Readonly<Record<string, (project: Project) => string>> = {
  Features: () => UNWRITTEN,
  "Tech Stack": ({ template }) =>
    template === "react" ? "- React\n- TypeScript\n- Vite" : "- Node.js\n- TypeScript\n- PostgreSQL",
  Screenshots: () => "![The first screen](docs/screenshot.png)",
  Prerequisites: ({ ecosystem }) => tools[ecosystem].prerequisites,
  Installation: (project) => code("sh", ...installation(project)),
  Usage: (project) => {
    const { template, ecosystem } = project;
    if (template === "react") return `Start the app and open <http://localhost:5173>:\n\n${code("sh", "npm run dev")}`;
    if (template === "api" && ecosystem === "node")
      return `Start the server on <http://localhost:3000>:\n\n${code("sh", "npm start")}`;
    const [language, line] = usage(project) ?? [];
    return language === undefined || line === undefined ? UNWRITTEN : code(language, line);
  },
  "Available Scripts": () =>
    "| Command | What it does |\n|---|---|\n| `npm run dev` | starts the app and reloads it on changes |\n| `npm run build` | makes the app for production in `dist` |\n| `npm run preview` | serves what was built |\n| `npm test` | runs the tests |",
  "Project Structure": ({ template }) =>
    template === "api"
      ? code(
          "text",
          "src/",
          "  routes/      one file per resource",
          "  services/    what the routes do",
          "  db/          queries and migrations",
          "tests/",
        )
      : code(
          "text",
          "src/",
          "  components/  parts of the interface",
          "  pages/       one file per screen",
          "  hooks/       shared state",
          "public/",
        ),
  "Environment Variables": ({ template }) =>
    template === "api"
      ? "| Name | What it is |\n|---|---|\n| `PORT` | port of the server, 3000 without it |\n| `DATABASE_URL` | address of the database |"
      : "| Name | What it is |\n|---|---|\n| `VITE_API_URL` | address of the API |",
  "API Endpoints": () =>
    "| Method | Path | What it does |\n|---|---|---|\n| GET | `/api/items` | lists items |\n| POST | `/api/items` | makes an item |\n| GET | `/api/items/{id}` | gives one item |\n| PATCH | `/api/items/{id}` | changes an item |\n| DELETE | `/api/items/{id}` | removes an item |",
  Authentication: () =>
    `Send a token with every request:\n\n${code("sh", "curl -H 'Authorization: Bearer <token>' http://localhost:3000/api/items")}`,
  Errors: () =>
    "Errors are JSON with a status, a code and a message:\n\n" +
    code(
      "json",
      "{",
      '  "status": 404,',
      '  "code": "not_found",',
      '  "message": "There is no item with this id."',
      "}",
    ),
  Configuration: () => "| Option | Default | What it does |\n|---|---|---|\n| `verbose` | `false` | says more |",
  Testing: ({ ecosystem }) => code("sh", tools[ecosystem].test),
  Deployment: () => `${code("sh", "npm run build")}\n\nServe the folder \`dist\` with any static host.`,
  Roadmap: () => "- [ ] The next thing\n- [ ] The thing after it",
  FAQ: () => "**Is there a question people ask often?**\n\nAnswer it here.",
  Contributing: ({ repository }) => {
    const issues = repository ? `[issue](https://github.com/${repository.owner}/${repository.name}/issues)` : "issue";
    return `Contributions are welcome. For a larger change open an ${issues} first.\n\n1. Fork the repository\n2. Create a branch: \`git switch -c my-change\`\n3. Commit with a clear message and push\n4. Open a pull request`;
  },
  Support: ({ repository }) =>
    repository
      ? `Open an [issue](https://github.com/${repository.owner}/${repository.name}/issues).`
      : "Say where people can ask.",
  Security: () => "Please report weaknesses in private, not in an issue.",
  Changelog: () => "See [CHANGELOG.md](CHANGELOG.md).",
  Acknowledgements: () => "- Whose work this builds on",
  License: ({ license, name, licenseFile }) => {
    if (license.trim() === "") return "No license yet.";
    const file = licenseFile.trim();
    const link = file === "" ? "" : ` See [${escapeMarkdown(file)}](${file.split("/").map(encodeUrlPart).join("/")}).`;
    return `${escapeMarkdown(name)} is released under the ${escapeMarkdown(license)} license.${link}`;
  },
  Author: ({ author }) => (author.trim() === "" ? "Unknown." : `**${escapeMarkdown(author)}**`),
};

const order: Readonly<Record<Template, readonly string[]>> = {
  basic: ["Features", "Installation", "Usage", "Contributing", "License", "Author"],
  react: [
    "Features",
    "Tech Stack",
    "Prerequisites",
    "Installation",
    "Usage",
    "Available Scripts",
    "Project Structure",
    "Contributing",
    "License",
    "Author",
  ],
  api: [
    "Features",
    "Prerequisites",
    "Installation",
    "Environment Variables",
    "Usage",
    "API Endpoints",
    "Authentication",
    "Errors",
    "Testing",
    "Contributing",
    "License",
    "Author",
  ],
};

/** The sections of a template, in their order. */
export const templateSections = (template: Template): readonly string[] => order[template];

/** Whether a section of the template has nothing to say: its field is empty. */
export const isUnsaid = (title: string, { license, author }: Project): boolean =>
  (title === "License" && license.trim() === "") || (title === "Author" && author.trim() === "");
