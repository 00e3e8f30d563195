const FACADE = /^export\{([^}]*)\}from"(\.\/[^"]+)";\s*$/;
const NAMES = /import\{([^}]*)\}from"(\.\/[^"]+)";\s*export\{([^}]*)\};\s*$/;

/**
 * A module that is imported later and lies in a group gets a chunk of its own that says no more than where it is. This
 * takes them out: who imports one reads the names from the group itself. A file less to ship, and one less to open.
 */
export function mergeFacades() {
  return {
    name: "merge-facades",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      const facades = new Map(
        chunks
          .filter((chunk) => chunk.isDynamicEntry && !chunk.isEntry)
          .flatMap((chunk) => {
            const names = namesOf(chunk.code);
            return names === undefined ? [] : [[chunk.fileName, names]];
          }),
      );
      const name = (file) => file.replace(/^chunks\//, "");
      for (const chunk of chunks)
        chunk.code = chunk.code.replaceAll(/import\(([`"])(\.\/[^`"]+)\1\)/g, (whole, quote, file) => {
          const facade = facades.get(`chunks/${name(file.slice(2))}`);
          if (facade === undefined) return whole;
          const from = file.startsWith("./chunks/") ? `./chunks/${facade.file.slice(2)}` : facade.file;
          const fields = facade.names.map(([inside, outside]) => `${outside}:m.${inside}`).join(",");
          return `import("${from}").then(m=>({${fields}}))`;
        });
      for (const file of facades.keys()) delete bundle[file];
    },
  };
}

/** The names that a facade hands on, as they are called inside and outside; undefined for a chunk that is none. */
function namesOf(code) {
  const handed = FACADE.exec(code);
  if (handed) return { file: handed[2], names: pairs(handed[1]) };
  const named = NAMES.exec(code);
  if (!named || code.indexOf("import{") !== 0 || named.index !== 0) return undefined;
  const inside = new Map(pairs(named[1]).map(([theirs, local]) => [local, theirs]));
  return { file: named[2], names: pairs(named[3]).map(([local, outside]) => [inside.get(local), outside]) };
}

const pairs = (list) =>
  list
    .split(",")
    .map((part) => part.trim().split(" as "))
    .map(([from, to = from]) => [from, to]);
