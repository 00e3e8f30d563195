import { initialInput, type InputOf } from "@toolbox/core";
import { frameworkLabels } from "@toolbox/core/tools/scaffold/frameworks.ts";
import { makeStructure, readCustom, type Structure } from "@toolbox/core/tools/scaffold/structure/structure.ts";
import { tool } from "@toolbox/core/tools/scaffold/tool.ts";
import { useState } from "react";
import { FormFromFields } from "../../kit/form/form-from-fields.tsx";
import { ToolPage } from "../../kit/tool-page/tool-page.tsx";
import { useTool } from "../../kit/tool-page/use-tool.ts";
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
      renderResult={(_, { isGhost }) => {
        const input = isGhost ? example : shown;
        const structure = input && structureOf(input);
        return structure && <StructureResult input={input} structure={structure} isGhost={isGhost} />;
      }}
    />
  );
}

const example: Input = { ...initialInput(tool.fields), ...tool.examples[0]?.input };

const made = new WeakMap<Input, Structure>();

/** Made once for each input, whatever else is drawn anew. */
function structureOf(input: Input): Structure | null {
  const known = made.get(input);
  if (known) return known;
  const making = makeStructure(input);
  if (!making.ok) return null;
  made.set(input, making.structure);
  return making.structure;
}

/** The toast of the product, with the framework and how many modules there are. */
function wordsOf(input: Input) {
  const { title } = tool.action.success;
  if (input.framework === "outline") return { title, description: "Folder structure of your list created." };
  const custom = readCustom(input.customModules);
  const count = input.modules.length + ("slugs" in custom ? custom.slugs.length : 0);
  return {
    title,
    description: `Folder structure for ${frameworkLabels[input.framework]} with ${count} ${count === 1 ? "module" : "modules"} created.`,
  };
}
