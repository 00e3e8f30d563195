import { frameworkLabels, linksOf, type ProjectPlan } from "../frameworks.ts";
import { escapeMarkdown } from "../../../text/escape.ts";

/** README.md: how it is started, and what is in it. */
export function readmeFile(plan: ProjectPlan): string {
  const { framework, modules, custom, name } = plan;
  const start = framework === "react-native" ? "npm start" : "npm run dev";
  const parts = [...modules, ...custom];
  const hasServer = framework === "react-vite" && modules.includes("api");
  const blocks = [
    `# ${escapeMarkdown(name)}`,
    `A ${frameworkLabels[framework]} project.`,
    `\`\`\`sh\nnpm install\n${start}\n\`\`\``,
    ...(hasServer ? ["The API runs beside it: `API_TOKEN=secret npm run api`."] : []),
    ...(parts.length > 0 ? [`## Modules\n\n${parts.map((part) => `- ${part}`).join("\n")}`] : []),
    ...(linksOf(plan).length > 0
      ? [
          `Pages: ${linksOf(plan)
            .map(({ path }) => `\`${path}\``)
            .join(", ")}`,
        ]
      : []),
  ];
  return `${blocks.join("\n\n")}\n`;
}
