import { initialInput, type InputOf, pluralize } from "@toolbox/core";
import { frameworkLabels } from "@toolbox/core/tools/scaffold/frameworks.ts";
import {
  makeStructure,
  planStructure,
  readCustom,
  type Structure,
} from "@toolbox/core/tools/scaffold/structure/structure.ts";
import { tool } from "@toolbox/core/tools/scaffold/tool.ts";
import { useEffect, useState } from "react";
import { Earlier } from "../../kit/result/earlier.tsx";
import { FormFromFields } from "../../kit/form/form-from-fields.tsx";
import { ToolPage } from "../../kit/tool-page/tool-page.tsx";
import { useTool } from "../../kit/tool-page/use-tool.ts";
import { browserAssets } from "../../ports/assets/assets.ts";
import { StructureResult } from "./structure-result.tsx";

type Input = InputOf<(typeof tool)["fields"]>;

export default function FolderStructureGenerator() {
  const typed = useTool(tool);
  const [shown, setShown] = useState<Input | null>(null);
  const state: typeof typed = {
    ...typed,
    run: async (changes) => {
      const input: Input = { ...typed.input, ...changes, format: "files" };
      const isFine = await typed.run({ ...changes, format: "files" }, wordsOf(input));
      if (isFine) setShown(input);
      return isFine;
    },
  };
  return (
    <ToolPage
      state={state}
      form={<FormFromFields state={state} fields={{ format: null }} />}
      empty={{
        title: "Generate a structure to see the preview.",
        line: "Shown behind: a Next.js project with three modules and one of your own.",
      }}
      preview={
        shown ? (
          <Earlier isEarlier={state.isEarlier} className="flex min-h-0 flex-1 flex-col">
            <MadeStructure input={shown} isGhost={false} />
          </Earlier>
        ) : undefined
      }
      Result={ExampleStructure}
    />
  );
}

const ExampleStructure = ({ isGhost }: { isGhost: boolean }) => isGhost && <MadeStructure input={example} isGhost />;

const example: Input = { ...initialInput(tool.fields), ...tool.examples[0]?.input };

/** The result of an input that the tool has taken, so the files it is made from are loaded. */
function MadeStructure({ input, isGhost }: { input: Input; isGhost: boolean }) {
  const [made, setMade] = useState<{ input: Input; structure: Structure } | null>(null);
  useEffect(() => {
    const planned = planStructure(input);
    if (!planned.ok) return;
    let isCurrent = true;
    makeStructure(planned.plan, browserAssets)
      .then((structure) => isCurrent && setMade({ input, structure }))
      .catch(reportError);
    return () => void (isCurrent = false);
  }, [input]);
  return made && <StructureResult {...made} isGhost={isGhost} />;
}

/** The toast of the product, with the framework and how many modules there are. */
function wordsOf(input: Input) {
  const { title } = tool.action.success;
  if (input.framework === "outline") return { title, description: "Folder structure of your list created." };
  const custom = readCustom(input.customModules);
  const count = input.modules.length + ("slugs" in custom ? custom.slugs.length : 0);
  return {
    title,
    description: `Folder structure for ${frameworkLabels[input.framework]} with ${pluralize(count, "module")} created.`,
  };
}
