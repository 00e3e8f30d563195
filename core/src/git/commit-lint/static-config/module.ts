import { readLiteral, Tokens } from "./literal.ts";

/**
 * The value a JavaScript or TypeScript module exports, when it is written out in the file: `export default { … }`,
 * `module.exports = { … }`, or a constant that is exported so. Nothing is run. Throws `NotStatic` for all else.
 * @param options `passesCode`: values of keys that are code become `CODE`, so that the rest can be read
 */
export function readStaticModule(source: string, { passesCode = false } = {}): unknown {
  const tokens = new Tokens(source, passesCode);
  const constants = new Map<string, unknown>();
  for (;;) {
    const { text } = tokens.next;
    if (tokens.next.kind === "end") throw tokens.refuse("nothing is exported");
    if (tokens.skip(";")) continue;
    if (tokens.next.kind === "text") tokens.take();
    else if (tokens.skip("import")) skipImport(tokens);
    else if (tokens.skip("const", "let", "var")) constants.set(...readConstant(tokens));
    else if (tokens.skip("export")) {
      if (!tokens.skip("default", "=")) throw tokens.refuse("there is more than a default export");
      return readExport(tokens, constants);
    } else if (tokens.skip("module")) {
      if (!tokens.skip(".") || !tokens.skip("exports") || !tokens.skip("=")) throw tokens.refuse("there is code in it");
      return readExport(tokens, constants);
    } else throw tokens.refuse(`"${text}" begins code`);
  }
}

// Types and the severity enum are all that a plain file needs of elsewhere; other names are refused where they are used.
function skipImport(tokens: Tokens): void {
  while (tokens.next.kind !== "text") {
    if (tokens.next.kind === "end") throw tokens.refuse("an import does not end");
    tokens.take();
  }
  tokens.take();
}

function readConstant(tokens: Tokens): [string, unknown] {
  const name = tokens.take().text;
  // A type annotation ends at the equals sign.
  while (!tokens.skip("=")) {
    if (tokens.next.kind === "end") throw tokens.refuse(`"${name}" has no value`);
    tokens.take();
  }
  return [name, readLiteral(tokens)];
}

function readExport(tokens: Tokens, constants: ReadonlyMap<string, unknown>): unknown {
  const { kind, text } = tokens.next;
  if (kind === "word" && constants.has(text)) return constants.get(text);
  if (kind === "word" && text === "defineConfig")
    throw tokens.refuse('"defineConfig" is known only when the file runs');
  return readLiteral(tokens);
}
