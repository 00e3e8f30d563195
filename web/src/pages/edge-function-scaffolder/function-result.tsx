import type { Output, TextOutput } from "@toolbox/core";
import { CodeView } from "../../kit/code/code-view.tsx";
import { CopyButton } from "../../kit/result/copy-button.tsx";
import { DownloadButton } from "../../kit/result/download-button.tsx";
import { FactsStrip } from "../../kit/result/facts-strip.tsx";
import { OutputsView } from "../../kit/result/outputs-view.tsx";
import { PaneHeader } from "../../kit/result/pane-header.tsx";
import { ZipButton } from "../../kit/result/zip-button.tsx";

/** Milliseconds between two files of one download. */
const GAP_MS = 300;

/** The code and what goes with it as tabs, its part of config.toml under them, and the commands to run it. */
export function FunctionResult({ outputs, isGhost }: { outputs: readonly Output[]; isGhost: boolean }) {
  const files = outputs.filter((output) => output.kind === "text");
  const config = files.find((file) => file.label === "Config");
  const commands = outputs.find((output) => output.kind === "facts");
  const folder = files[0]?.name.split("/")[0] ?? "function";
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <OutputsView
        outputs={files.filter((file) => file !== config)}
        inert={isGhost}
        // Beside a second file's tab the actions need the room.
        {...(files.length > 2 ? { measure: "" } : {})}
        copyWords={(output) => `Copy ${output.label ?? output.name}`}
        copyToast={{ title: "Copied!", description: "Code copied to clipboard." }}
        actions={
          <>
            <ZipButton files={files} name={`${folder}.zip`} />
            <DownloadButton
              files={files}
              gapMs={GAP_MS}
              toast={{ title: "Downloaded!", description: `${files.length} files are saved.` }}
            >
              Download All
            </DownloadButton>
          </>
        }
      />
      {config && <ConfigPanel config={config} isGhost={isGhost} />}
      {commands?.kind === "facts" && <FactsStrip facts={commands} mono />}
    </div>
  );
}

function ConfigPanel({ config, isGhost }: { config: TextOutput; isGhost: boolean }) {
  return (
    <section aria-label="Config file" className="flex flex-none flex-col border-t border-line-1">
      <PaneHeader
        title="config.toml"
        actions={
          !isGhost && (
            <CopyButton source={config.text} toast={{ title: "Copied!", description: "Config copied to clipboard." }}>
              Copy Config
            </CopyButton>
          )
        }
      />
      <CodeView text={config.text} language="toml" label="config.toml" className="h-34" />
    </section>
  );
}
