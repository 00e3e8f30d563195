import type { Framework } from "./frameworks.ts";
import { pascal } from "./names.ts";
import type { StarterFiles } from "./starter/starter-files.ts";

/** A module of the user's own: its type, a hook, a component, and the index others import from. */
export function customModule(slug: string, framework: Framework): StarterFiles {
  const name = pascal(slug);
  const folder = `src/features/${slug}`;
  const [open, close, imports] =
    framework === "react-native"
      ? ["<Text>", "</Text>", 'import { Text } from "react-native";\n']
      : ["<section>", "</section>", ""];
  const client = framework === "next" ? '"use client";\n\n' : "";
  const shown = `{state.isReady ? "Ready" : "Loading"}`;
  return {
    [`${folder}/index.ts`]: `export { ${name}View } from "./${name}View";\nexport type { ${name}State } from "./types";\nexport { use${name} } from "./use${name}";\n`,
    [`${folder}/types.ts`]: `export interface ${name}State {\n  isReady: boolean;\n}\n`,
    [`${folder}/use${name}.ts`]: `import { useState } from "react";\nimport type { ${name}State } from "./types";\n\n/** The state of the ${slug} module. */\nexport function use${name}() {\n  return useState<${name}State>({ isReady: true });\n}\n`,
    [`${folder}/${name}View.tsx`]: `${client}${imports}import { use${name} } from "./use${name}";\n\nexport function ${name}View() {\n  const [state] = use${name}();\n  return ${open}${shown}${close};\n}\n`,
  };
}
