import { stringCode } from "../../data/source-code/string-code.ts";

/** `const NAME = ["a", "b"];` in 80 columns, else one text a line: as `deno fmt` writes it. */
export function arrayCode(name: string, texts: readonly string[]): string {
  const line = `const ${name} = [${texts.map(stringCode).join(", ")}];`;
  if (line.length <= 80) return line;
  return `const ${name} = [\n${texts.map((text) => `  ${stringCode(text)},`).join("\n")}\n];`;
}
