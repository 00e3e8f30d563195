import { useSite } from "../../session/use-site.ts";
import { CodePlain } from "../../kit/code/code-plain.tsx";
import { CopyButton } from "../../kit/result/copy-button.tsx";
import { Section } from "./section.tsx";
import { siteAddress } from "../../kit/host/site-place.ts";

/** How a pipeline signs in, with commands that exist. */
export function Pipeline() {
  const { site } = useSite();
  const text = pipelineStep(siteAddress().replace(/\/$/, ""));
  return (
    <Section
      title="In a pipeline"
      line={
        site?.local
          ? "Put the token in a secret. This site runs on your machine: a pipeline elsewhere needs a hosted one."
          : "Put the token in a secret. Without one, only help, lint, hooks and completion work."
      }
    >
      <div className="flex min-h-9 items-center justify-between border-b border-line-1 pr-2 pl-4">
        <span className="mono text-text-2">.github/workflows/release.yml</span>
        <CopyButton source={text} variant="ghost" label="Copy the step" />
      </div>
      <div className="scrollbar-quiet overflow-x-auto bg-surface-inset">
        <CodePlain text={text} label=".github/workflows/release.yml" />
      </div>
    </Section>
  );
}

/** One step of a workflow: is the changelog up to date? Asked by a signed-in command line. */
function pipelineStep(siteUrl: string): string {
  return [
    "- name: Check the changelog",
    "  run: toolbox changelog --check",
    "  env:",
    `    TOOLBOX_URL: ${siteUrl}`,
    "    TOOLBOX_TOKEN: ${{ secrets.TOOLBOX_TOKEN }}",
  ].join("\n");
}
