import type { TextOutput } from "../../tool/output.ts";
import { type Face, type FontPair, fontStack } from "./pairs.ts";

export const pairFormats = ["css", "theme", "install"] as const;
export type PairFormat = (typeof pairFormats)[number];

/** A pair as what a project needs of it. Fonts come from npm packages: nothing is fetched from another site. */
export function pairText(pair: FontPair, format: PairFormat): TextOutput {
  const { name, label, mime, write } = files[format];
  return { kind: "text", name, label, mime, text: write(pair) };
}

interface PairFile extends Pick<TextOutput, "name" | "mime"> {
  readonly label: string;
  write(pair: FontPair): string;
}

const files: Readonly<Record<PairFormat, PairFile>> = {
  css: { name: "fonts.css", label: "CSS", mime: "text/css", write: cssFile },
  theme: { name: "theme.css", label: "@theme", mime: "text/css", write: themeFile },
  install: { name: "install.sh", label: "Install", mime: "text/x-shellscript", write: installFile },
};

function cssFile(pair: FontPair): string {
  const { heading, body } = pair;
  const [weight] = heading.weights;
  return `${imports(pair)}
:root {
  --font-heading: ${fontStack(heading)};
  --font-body: ${fontStack(body)};
}

body {
  font-family: var(--font-body);
  font-weight: ${body.weights[0]};
}

h1,
h2,
h3,
h4 {
  font-family: var(--font-heading);
  font-weight: ${weight};
}
`;
}

/** Tailwind CSS 4 reads `--font-*` as `font-heading` and `font-body`. */
function themeFile(pair: FontPair): string {
  return `${imports(pair)}@import "tailwindcss";

@theme {
  --font-heading: ${fontStack(pair.heading)};
  --font-body: ${fontStack(pair.body)};
}
`;
}

function installFile({ heading, body }: FontPair): string {
  return `npm install ${heading.package} ${body.package}\n`;
}

function imports(pair: FontPair): string {
  const lines = [pair.heading, pair.body].flatMap((face: Face) =>
    face.weights.map((weight) => `@import "${face.package}/${weight}.css";\n`),
  );
  return `/* ${pair.category}: ${pair.heading.family} with ${pair.body.family} (SIL Open Font License 1.1) */\n${lines.join("")}`;
}
