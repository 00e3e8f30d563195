import { fileURLToPath } from "node:url";

// Re-exports all of core: who imports a name through it needs the file of that name alone.
const doorway = fileURLToPath(new URL("../core/src/index.ts", import.meta.url));

/**
 * Gives a function that finds the modules one imports, itself included, over any number of others: with `isLater` also
 * by `import()`; `except` is not looked into. @param context of a bundler's plugin
 */
export function importGraph(context) {
  const behindDoorway = namesOf(context);
  const importsOf = (module) =>
    module.importedIds.flatMap((id) => (id === doorway ? throughDoorway(module.code).map(behindDoorway) : [id]));
  return (root, { isLater = false, except } = {}) => {
    if (!context.getModuleInfo(root)) throw new Error(`import-graph.mjs: ${root} is not in the bundle.`);
    const found = new Set([root]);
    for (const id of found) {
      const module = context.getModuleInfo(id);
      if (!module || id === except) continue;
      for (const next of importsOf(module)) found.add(next);
      if (isLater) for (const next of module.dynamicallyImportedIds) found.add(next);
    }
    return found;
  };
}

/** Gives the file behind an export of the doorway. */
function namesOf(context) {
  const files = new Map();
  const { code } = context.getModuleInfo(doorway);
  for (const [, names, file] of code.matchAll(/^export \{([^}]*)\} from "(.*)";/gm))
    for (const name of valuesIn(names)) files.set(name, fileURLToPath(new URL(file, `file://${doorway}`)));
  return (name) => {
    const file = files.get(name);
    if (file === undefined) throw new Error(`import-graph.mjs: ${doorway} exports no ${name} that can be followed.`);
    return file;
  };
}

const throughDoorway = (code) =>
  [...code.matchAll(/^import \{([^}]*)\} from "@toolbox\/core";/gm)].flatMap(([, names]) => valuesIn(names));

/** The names in braces, by their name outside; types are gone at run time. */
const valuesIn = (names) =>
  names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && !name.startsWith("type "))
    .map((name) => name.split(" as ")[0]);
