import { defineTool } from "../../tool/define-tool.ts";
import { scaffoldFields } from "./fields.ts";
import { makeStructure, planStructure } from "./structure/structure.ts";
import { structureOutputs } from "./structure/structure-outputs.ts";

/** A project with its first files: as the files themselves, as a tree, as commands, as a script, as a ZIP. */
export const tool = defineTool({
  id: "scaffold",
  route: "/folder-structure-generator",
  title: "Folder Structure",
  summary: "A project that builds, from a framework and modules, or a tree from a list",
  aliases: ["folder", "tree", "boilerplate", "starter", "template", "mkdir", "next", "vite", "expo"],
  action: {
    label: "Generate Structure",
    busyLabel: "Generating...",
    success: { title: "Structure Generated!" },
  },
  positional: "projectName",
  verb: "framework",
  projectFiles: "new folder",
  fields: scaffoldFields,
  examples: [
    {
      name: "A shop with Next.js",
      input: { projectName: "my-awesome-project", modules: ["auth", "dashboard", "blog"], customModules: "payment" },
    },
    {
      name: "A site with React + Vite and an API",
      input: { projectName: "field-notes", framework: "react-vite", modules: ["blog", "api"] },
    },
    {
      name: "An app with React Native",
      input: { projectName: "pocket", framework: "react-native", modules: ["auth", "dashboard"] },
    },
    {
      name: "A tree that was pasted",
      input: {
        framework: "outline",
        outline:
          "my-library/\n├── src/\n│   ├── index.ts\n│   └── parse/\n│       ├── read-line.ts   # one line\n│       └── read-file.ts\n├── test/\n├── LICENSE\n└── package.json\n",
      },
    },
  ],
  check(input) {
    const planned = planStructure(input);
    return planned.ok ? [] : planned.issues;
  },
  async generate(input, { assets }) {
    const planned = planStructure(input);
    if (!planned.ok) throw new Error("check lets nothing through that cannot be made");
    return structureOutputs(await makeStructure(planned.plan, assets), input.format);
  },
});
