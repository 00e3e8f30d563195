import type { Output } from "@toolbox/core";
import { fontPairs } from "@toolbox/core/tools/font-pairs/pairs.ts";
import { tool } from "@toolbox/core/tools/font-pairs/tool.ts";
import { useMemo } from "react";
import { languageOf } from "../../kit/code/code-language.ts";
import { CodeView } from "../../kit/code/code-view.tsx";
import { CopyButton } from "../../kit/result/copy-button.tsx";
import { DownloadButton } from "../../kit/result/download-button.tsx";
import { Earlier } from "../../kit/result/earlier.tsx";
import { FormField } from "../../kit/form/form-from-fields.tsx";
import { FormSection } from "../../kit/form/form-section.tsx";
import { PaneHeader } from "../../kit/result/pane-header.tsx";
import { ToolPage } from "../../kit/tool-page/tool-page.tsx";
import type { PanelProps } from "../../kit/tool-tabs/tool-tabs.tsx";
import { useTool } from "../../kit/tool-page/use-tool.ts";
import { shownStack } from "./pair-fonts.ts";
import { Specimen } from "./specimen.tsx";
import { usePairFonts } from "./use-pair-fonts.ts";

const headings = fontPairs.map((pair) => pair.heading);
const exported = { title: "Config Exported" };

/** Six pairs to choose from, each on the page of a magazine, and what a project needs of the chosen one. */
export function FontPanel(place: PanelProps) {
  const state = useTool(tool, { live: true });
  const pair = fontPairs.find(({ id }) => id === state.input.pair) ?? fontPairs[0];
  usePairFonts(headings);
  const fonts = usePairFonts(useMemo(() => [pair.heading, pair.body], [pair]));
  const file = state.outputs?.find((output: Output) => output.kind === "text");
  return (
    <ToolPage
      state={state}
      {...place}
      form={
        <>
          <FormSection title="Font pair">
            <FormField state={state} name="pair" pictures={pictures} />
            <p className="text-13 text-text-2">{pair.mood}.</p>
          </FormSection>
          <FormSection title="Export">
            <FormField state={state} name="format" />
            {file?.kind === "text" && (
              <Earlier isEarlier={state.isEarlier} className="grid gap-3">
                <CodeView
                  text={file.text}
                  language={languageOf(file.name)}
                  label={file.name}
                  className="h-72 rounded-control border border-line-2"
                />
                <div className="flex gap-2">
                  <CopyButton source={file.text} label={`Copy ${file.name}`} keys="mod+shift+c" />
                  <DownloadButton files={[file]} keys="mod+s" toast={exported} />
                </div>
              </Earlier>
            )}
            <p className="text-12 text-text-3">
              All twelve fonts are under the SIL Open Font License 1.1: free for print, web and apps. The packages bring
              the files along; nothing is fetched from another site.
            </p>
          </FormSection>
        </>
      }
      preview={
        <div className="flex min-h-0 flex-1 flex-col">
          <PaneHeader
            title={`${pair.heading.family} and ${pair.body.family}`}
            measure={fonts === "failed" ? "The fonts could not be loaded; a system font is used instead." : undefined}
          />
          <section
            aria-label="Specimen"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
            tabIndex={0}
            className="scrollbar-quiet inner-ring min-h-0 flex-1 overflow-auto bg-surface-2"
            aria-busy={fonts === "loading"}
          >
            <Specimen pair={pair} />
          </section>
        </div>
      }
    />
  );
}

const pictures = { pair: (id: string) => <PairPicture id={id} /> };

/** Two letters of the heading face. */
function PairPicture({ id }: { id: string }) {
  const pair = fontPairs.find((entry) => entry.id === id) ?? fontPairs[0];
  return (
    <span
      aria-hidden="true"
      className="text-[22px] leading-none text-text-1"
      style={{ fontFamily: shownStack(pair.heading), fontWeight: pair.heading.weights[0] }}
    >
      Ag
    </span>
  );
}
