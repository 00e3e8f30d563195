import { type InputOf, pluralize } from "@toolbox/core";
import { frameworkLabels } from "@toolbox/core/tools/scaffold/frameworks.ts";
import { readCustom, type Structure } from "@toolbox/core/tools/scaffold/structure/structure.ts";
import { structureOutputs } from "@toolbox/core/tools/scaffold/structure/structure-outputs.ts";
import type { tool } from "@toolbox/core/tools/scaffold/tool.ts";
import { foldersOf } from "@toolbox/core/tools/scaffold/structure/tree.ts";
import { FolderArchive } from "lucide-react";
import { useMemo, useState } from "react";
import { Badge } from "../../kit/elements/badge.tsx";
import { byteSize, textBytes } from "../../kit/files/byte-size.ts";
import { CodeView } from "../../kit/code/code-view.tsx";
import { CopyButton } from "../../kit/result/copy-button.tsx";
import { DownloadButton } from "../../kit/result/download-button.tsx";
import { PaneHeader } from "../../kit/result/pane-header.tsx";
import { TabList, TabPanel, Tabs } from "../../kit/elements/tabs.tsx";
import { FileBrowser } from "./file-browser.tsx";

const tabs = [
  { value: "tree", label: "Tree View" },
  { value: "commands", label: "Commands" },
] as const;
type Tab = (typeof tabs)[number]["value"];

/** The structure as a tree whose files can be read, and as commands; the ZIP is the way out that needs nothing else. */
export function StructureResult({ input, structure, isGhost }: StructureResultProps) {
  const [tab, setTab] = useState<Tab>("tree");
  const written = useMemo(() => {
    const [tree] = structureOutputs(structure, "tree");
    const [commands] = structureOutputs(structure, "commands");
    return {
      tree: tree?.kind === "text" ? tree.text : "",
      commands: commands?.kind === "text" ? commands.text : "",
      script: structureOutputs(structure, "script"),
      zip: structureOutputs(structure, "zip"),
    };
  }, [structure]);
  return (
    <Tabs value={tab} onValue={setTab} className="flex min-h-0 flex-1 flex-col">
      <PaneHeader
        actions={
          !isGhost && (
            <>
              {tab === "tree" ? (
                <CopyButton source={written.tree} keys="mod+shift+c" toast={copied("Tree")}>
                  Copy Tree
                </CopyButton>
              ) : (
                <>
                  <CopyButton source={written.commands} keys="mod+shift+c" toast={copied("Commands")}>
                    Copy Commands
                  </CopyButton>
                  <DownloadButton
                    files={written.script}
                    toast={{ title: "Downloaded!", description: "Structure script downloaded successfully." }}
                  >
                    Download Script
                  </DownloadButton>
                </>
              )}
              <DownloadButton
                files={written.zip}
                variant="primary"
                keys="mod+s"
                toast={{ title: "Downloaded!", description: `${structure.root}.zip holds the whole project.` }}
              >
                Download ZIP
              </DownloadButton>
            </>
          )
        }
      >
        <TabList label="Structure" tabs={tabs} />
      </PaneHeader>
      <div className="flex flex-none flex-wrap items-center gap-1.5 border-b border-line-1 px-4 py-2">
        {badgesOf(input).map((badge) => (
          <Badge key={badge}>{badge}</Badge>
        ))}
        <span className="mono ml-auto text-text-3">{measureOf(structure)}</span>
      </div>
      <TabPanel value="tree" className="flex min-h-0 flex-1 flex-col">
        <FileBrowser structure={structure} isGhost={isGhost} />
      </TabPanel>
      <TabPanel value="commands" className="flex min-h-0 flex-1 flex-col">
        <p className="flex flex-none items-start gap-2 border-b border-line-1 px-4 py-2 text-13 text-text-2">
          <FolderArchive aria-hidden="true" className="mt-0.5 flex-none" />
          These make empty files. The script and the ZIP write their contents too.
        </p>
        <CodeView
          text={written.commands}
          language="shell"
          label="Commands"
          className="flex-1 max-lg:h-[60dvh] max-lg:flex-none"
        />
      </TabPanel>
    </Tabs>
  );
}

const copied = (what: string) => ({ title: "Copied!", description: `${what} copied to clipboard.` });

function badgesOf(input: StructureResultProps["input"]): string[] {
  if (input.framework === "outline") return ["Your own list"];
  const custom = readCustom(input.customModules);
  return [frameworkLabels[input.framework], ...input.modules, ...("slugs" in custom ? custom.slugs : [])];
}

function measureOf({ nodes, entries }: Structure): string {
  const folders = foldersOf(nodes).length + 1;
  const bytes = entries.reduce((sum, { text }) => sum + textBytes(text), 0);
  return `${pluralize(entries.length, "file")}, ${pluralize(folders, "folder")}, ${byteSize(bytes)}`;
}

type StructureResultProps = {
  input: InputOf<(typeof tool)["fields"]>;
  structure: Structure;
  /** Only a picture, behind the empty state. */
  isGhost: boolean;
};
