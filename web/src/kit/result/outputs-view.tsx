import { type Output, pluralize } from "@toolbox/core";
import { type ReactNode, useState } from "react";
import { byteSize, textBytes } from "../files/byte-size.ts";
import { CopyButton } from "./copy-button.tsx";
import { DownloadButton } from "./download-button.tsx";
import { isImage, OutputBody } from "./output-body.tsx";
import { PaneHeader } from "./pane-header.tsx";
import type { ToastMessage } from "./deliver/use-copy.ts";
import { TabList, TabPanel, Tabs } from "../elements/tabs.tsx";

/**
 * The results of a tool: one fills the pane, several are tabs. Copy and download of the one in sight are in the head,
 * with the page's own actions before them.
 */
export function OutputsView({ outputs, actions, copyToast, copyWords, measure, inert }: OutputsViewProps) {
  const [chosen, setChosen] = useState<string>();
  const current = outputs.find((output) => output.name === chosen) ?? outputs[0];
  if (!current) return null;
  const head = (
    <PaneHeader
      title={outputs.length === 1 ? nameOf(current) : undefined}
      measure={measure ?? measureOf(current)}
      actions={
        !inert && (
          <>
            {actions}
            <OutputActions output={current} copyToast={copyToast} copyWords={copyWords} />
          </>
        )
      }
    >
      {outputs.length > 1 && (
        <TabList
          label="Results"
          className="mr-2"
          tabs={outputs.map((output) => ({ value: output.name, label: nameOf(output) }))}
        />
      )}
    </PaneHeader>
  );
  if (outputs.length === 1) {
    return (
      <div className="flex min-h-0 flex-1 flex-col">
        {head}
        <div className="flex min-h-0 flex-1 flex-col">
          <OutputBody output={current} />
        </div>
      </div>
    );
  }
  return (
    <Tabs value={current.name} onValue={setChosen} className="flex min-h-0 flex-1 flex-col">
      {head}
      {outputs.map((output) => (
        <TabPanel key={output.name} value={output.name} className="flex min-h-0 flex-1 flex-col">
          <OutputBody output={output} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

function OutputActions({ output, copyToast, copyWords }: ActionsProps) {
  if (output.kind === "facts") {
    return (
      <CopyButton
        source={output.rows.map((row) => `${row.label}: ${row.value}`).join("\n")}
        keys="mod+shift+c"
        toast={copyToast}
      />
    );
  }
  const canCopy = output.kind === "text" || output.mime === "image/png";
  return (
    <>
      {canCopy && (
        <CopyButton
          source={output.kind === "text" ? output.text : output.bytes}
          label={copyWords?.(output) ?? `Copy ${nameOf(output)}`}
          keys="mod+shift+c"
          toast={copyToast}
        >
          {copyWords?.(output)}
        </CopyButton>
      )}
      <DownloadButton files={[output]} keys="mod+s" />
    </>
  );
}

function nameOf(output: Output): string {
  return output.label ?? output.name;
}

/** Lines and bytes of a text, pixels of an image, bytes of any other file. */
function measureOf(output: Output): string | undefined {
  if (output.kind === "facts") return undefined;
  if (output.kind === "text") {
    const lines = output.text.replace(/\n$/, "").split("\n").length;
    return `${pluralize(lines, "line")}, ${byteSize(textBytes(output.text))}`;
  }
  const size = byteSize(output.bytes.length);
  return isImage(output) && output.width && output.height ? `${output.width} × ${output.height}, ${size}` : size;
}

type ActionsProps = { output: Output } & Pick<OutputsViewProps, "copyToast" | "copyWords">;

export type OutputsViewProps = {
  outputs: readonly Output[];
  /** Further actions of the result, before copy and download. */
  actions?: ReactNode;
  /** The page's words after a copy. */
  copyToast?: ToastMessage | undefined;
  /** What the copy button of a text says, where "Copy" does not do. */
  copyWords?: ((output: Output) => string) | undefined;
  /** In place of lines, pixels and bytes. */
  measure?: ReactNode;
  /** A picture of results, without actions: the ghost of an empty state. */
  inert?: boolean | undefined;
};
