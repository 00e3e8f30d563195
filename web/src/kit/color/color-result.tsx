import type { FileOutput } from "@toolbox/core";
import { type ColorForm, colorForms, cssText } from "@toolbox/core/graphics/color/css-text.ts";
import { type ReactNode, useState } from "react";
import { CopyButton } from "../result/copy-button.tsx";
import { Earlier } from "../result/earlier.tsx";
import { OutputBody } from "../result/output-body.tsx";
import { PaneHeader } from "../result/pane-header.tsx";
import { Segments } from "../inputs/segments.tsx";
import { TabList, TabPanel, Tabs } from "../elements/tabs.tsx";
import { type BandColor, ColorBands } from "./color-bands.tsx";

const copiedAll = { title: "Copied!", description: "All colors copied to clipboard." };
const panel = "flex min-h-0 flex-1 flex-col max-lg:min-h-120";

/** Colors as bands in the notation one likes, further views of them, and the file they become. */
export function ColorResult({
  colors,
  file,
  isFileEarlier = false,
  title,
  views = [],
  actions,
  onLock,
  isGhost = false,
}: ColorResultProps) {
  const [view, setView] = useState("colors");
  const [form, setForm] = useState<ColorForm>("hex");
  if (isGhost) return <ColorBands colors={colors} isGhost />;
  const tabs = [
    { value: "colors", label: title },
    ...views.map(({ value, label }) => ({ value, label })),
    ...(file ? [{ value: "file", label: file.name }] : []),
  ];
  return (
    <Tabs value={view} onValue={setView} className="flex min-h-0 flex-1 flex-col">
      <PaneHeader
        actions={
          <>
            {view === "colors" && (
              <Segments label="Notation" size="sm" value={form} options={colorForms} onValue={setForm} />
            )}
            {view === "file" && file?.kind === "text" ? (
              !isFileEarlier && <CopyButton source={file.text} label={`Copy ${file.name}`} keys="mod+shift+c" />
            ) : (
              <CopyButton
                source={() => colors.map(({ hex }) => cssText(hex, form)).join("\n")}
                label="Copy all"
                toast={copiedAll}
                keys="mod+shift+c"
              >
                Copy all
              </CopyButton>
            )}
            {actions}
          </>
        }
      >
        <TabList label="Views" tabs={tabs} />
      </PaneHeader>
      <TabPanel value="colors" className={panel}>
        <ColorBands colors={colors} form={form} onLock={onLock} />
      </TabPanel>
      {views.map(({ value, body }) => (
        <TabPanel key={value} value={value} className={panel}>
          {body}
        </TabPanel>
      ))}
      {file && (
        <TabPanel value="file" className={panel}>
          <Earlier isEarlier={isFileEarlier} className="flex min-h-0 flex-1 flex-col">
            <OutputBody output={file} />
          </Earlier>
        </TabPanel>
      )}
    </Tabs>
  );
}

export interface ColorView {
  readonly value: string;
  readonly label: string;
  readonly body: ReactNode;
}

type ColorResultProps = {
  colors: readonly BandColor[];
  file: FileOutput | undefined;
  /** Whether the colors are newer than the file. */
  isFileEarlier?: boolean | undefined;
  /** The name of the first view. */
  title: string;
  views?: readonly ColorView[] | undefined;
  actions?: ReactNode;
  onLock?: ((place: number) => void) | undefined;
  isGhost?: boolean | undefined;
};
