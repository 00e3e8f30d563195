import { type FileHandle, pluralize, type TextOutput } from "@toolbox/core";
import { tool } from "@toolbox/core/tools/meta-check/tool.ts";
import { isPage } from "@toolbox/core/tools/meta-check/read-pages.ts";
import { type FindingData, findingRows } from "@toolbox/core/tools/meta-check/write-findings.ts";
import { useState } from "react";
import { Button } from "../../kit/elements/button.tsx";
import type { Folder } from "../../kit/files/folder-files.ts";
import { FolderPicker } from "../../kit/files/folder-picker.tsx";
import { DownloadButton } from "../../kit/result/download-button.tsx";
import { useToolRun } from "../../kit/tool-page/use-tool-run.ts";
import { FindingRow, type Severity } from "./finding-row.tsx";

/** Reads every page of a built site: what is wrong with each, and what only shows beside the others. */
export function SiteCheck() {
  const { state, run, cancel } = useToolRun(tool);
  const [problem, setProblem] = useState<string>();
  const output = state.outputs?.find((each) => each.kind === "text");
  const { progress, isBusy } = state;
  const check = ({ name, files }: Folder) => {
    const taken = files.filter(isTaken);
    const hasPages = taken.some(isPage);
    setProblem(
      hasPages ? undefined : `There is no HTML file in the folder "${name}". Choose the one the build writes.`,
    );
    if (hasPages) void run({ pages: taken, format: "json" });
  };
  const percent = progress && progress.total > 0 ? Math.round((100 * progress.done) / progress.total) : 0;
  return (
    <>
      <FolderPicker
        words="Check the folder of a built site"
        busy={isBusy}
        busyLabel={`Checking… ${percent} %`}
        onFolder={check}
      />
      {isBusy && (
        <Button size="sm" variant="ghost" onClick={cancel}>
          Cancel
        </Button>
      )}
      {[...(problem === undefined ? [] : [problem]), ...state.issues.map(({ message }) => message)].map((message) => (
        <p key={message} role="alert" className="text-12 text-danger">
          {message}
        </p>
      ))}
      {output && <Findings output={output} />}
    </>
  );
}

const isTaken = (file: FileHandle) =>
  tool.fields.pages.accept.some((type) => (type === "image/*" ? file.type.startsWith("image/") : type === file.type));

function Findings({ output }: { output: TextOutput }) {
  const { pages, findings } = JSON.parse(output.text) as FindingData;
  return (
    <>
      <div className="flex items-center justify-between gap-2">
        <p className="text-12 text-text-2">
          {pluralize(pages, "page")}, {pluralize(findings.length, "finding")}
        </p>
        <DownloadButton files={[output]} />
      </div>
      <ul aria-label="Findings of the site" className="grid">
        {findings.length === 0 && <FindingRow severity="good" message="Nothing to fix." />}
        {findingRows(findings.map(({ file = "", ...finding }) => ({ ...finding, path: file }))).map((row) => (
          <FindingRow key={row.value} severity={row.label as Severity} message={row.value} />
        ))}
      </ul>
    </>
  );
}
