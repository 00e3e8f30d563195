import type { Output } from "@toolbox/core";
import { filesOf } from "../../kit/result/outputs-of.ts";
import { FactsStrip } from "../../kit/result/facts-strip.tsx";
import { OutputsView } from "../../kit/result/outputs-view.tsx";
import { ZipButton } from "../../kit/result/zip-button.tsx";

/** The SQL and its test as tabs, and under them who can do what. */
export function PolicyResult({ outputs, isGhost }: { outputs: readonly Output[]; isGhost: boolean }) {
  const files = filesOf(outputs);
  const access = outputs.find((output) => output.kind === "facts");
  const [policy] = files;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <OutputsView
        outputs={files}
        inert={isGhost}
        copyWords={() => "Copy SQL"}
        copyToast={{ title: "Copied!", description: "SQL copied to clipboard." }}
        actions={files.length > 1 && policy && <ZipButton files={files} name={policy.name.replace(/\.sql$/, ".zip")} />}
      />
      {access?.kind === "facts" && <FactsStrip facts={access} />}
    </div>
  );
}
