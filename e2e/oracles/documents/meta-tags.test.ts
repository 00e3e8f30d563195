import { readFileSync } from "node:fs";
import path from "node:path";
import { runTool } from "@toolbox/core";
import { readHead } from "@toolbox/core/documents/meta/read-head.ts";
import { fakePorts } from "@toolbox/core/testing";
import { tool } from "@toolbox/core/tools/meta-tags/tool.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { npmProject } from "../code/npm-project.ts";

/*
 * The tags for Next.js, React and Astro go into a site that is built by each of them: what ends up in its pages is what
 * the HTML says. Next.js adds tags of its own, such as the viewport, and writes one name for a tag where there are two.
 */
const PACKAGES = [
  "next@16.4.3",
  "react@19.3.1",
  "react-dom@19.3.1",
  "@types/react@19.3.0",
  "@types/node@20.19.0",
  "typescript@5.9.3",
  "astro@5.16.0",
];
const { folder, isThere, whySkipped, put, expectFine } = npmProject("meta-tags", PACKAGES);

const hostile = {
  title: `Braces {a} and "quotes" & <b> \${x} \`y\``,
  description: `It's a </script> in a description, with a backslash \\ and a line of more than seventy characters.`,
  url: "https://example.org/a?b=1&c=2",
  image: "https://example.org/a.png",
  twitterSite: "@example",
  structuredData: "website",
};
const cases = [...tool.examples.map(({ input }) => input as Record<string, unknown>), hostile];

async function write(input: Record<string, unknown>, format: string): Promise<string> {
  const run = await runTool(tool, { ...input, format }, fakePorts());
  const output = run.ok ? run.outputs.find(({ kind }) => kind === "text") : undefined;
  if (output?.kind !== "text") throw new Error(JSON.stringify(run));
  return output.text;
}

/** Title, tags and structured data of a page's head, in an order of their own. */
function saidBy(html: string) {
  const head = readHead(html);
  return {
    titles: head.titles.map(({ text }) => text),
    // Next.js joins keywords by a comma alone.
    metas: head.metas
      .map(({ key, content }) => `${key}: ${key === "keywords" ? content.replaceAll(", ", ",") : content}`)
      .toSorted(),
    links: head.links.map(({ rel, text }) => `${rel}: ${text}`).toSorted(),
    data: head.jsonLd.map(({ text }) => JSON.parse(text) as unknown),
  };
}

const config = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: "ES2022",
    lib: ["DOM", "ES2022"],
    module: "ESNext",
    moduleResolution: "bundler",
    jsx: "react-jsx",
    esModuleInterop: true,
    resolveJsonModule: true,
    isolatedModules: true,
    plugins: [{ name: "next" }],
  },
  include: ["app/**/*.tsx", "react/**/*.tsx", ".next/types/**/*.ts", "next-env.d.ts"],
  exclude: ["node_modules"],
};
const layout = `import type { ReactNode } from "react";
export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="en"><body>{children}</body></html>;
}
`;
const nextPage = `
export default function Page() {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safeJson }} />;
}
`;
const reactPage = (at: number) => `import { PageMeta } from "../../../react/${at}";
export default function Page() {
  return <PageMeta />;
}
`;

describe.skipIf(!isThere)(`sites that take the tags in${whySkipped}`, () => {
  const html: string[] = [];
  beforeAll(async () => {
    put("tsconfig.json", JSON.stringify(config));
    put("next.config.mjs", 'export default { output: "export", distDir: "out" };\n');
    put("astro.config.mjs", 'export default { outDir: "astro-out", srcDir: "astro", telemetry: false };\n');
    put("app/layout.tsx", layout);
    for (const [at, input] of cases.entries()) {
      html.push(await write(input, "html"));
      put(`app/next/${at}/page.tsx`, `${await write(input, "next")}${nextPage}`);
      put(`react/${at}.tsx`, await write(input, "react"));
      put(`app/react/${at}/page.tsx`, reactPage(at));
      put(`astro/tags/${at}.astro`, await write(input, "astro"));
      const page = `---\nimport PageMeta from "../tags/${at}.astro";\n---\n<html lang="en"><head><PageMeta /></head><body></body></html>\n`;
      put(`astro/pages/${at}.astro`, page);
    }
  });

  test("Next.js and React say what the HTML says", () => {
    expectFine("next", "build");
    for (const [at, text] of html.entries()) {
      const wanted = saidBy(text);
      const built = (kind: string) => saidBy(readFileSync(path.join(folder, `out/${kind}/${at}.html`), "utf8"));
      expect(built("react")).toMatchObject({ titles: wanted.titles, data: wanted.data });
      expect(built("react").metas).toEqual(expect.arrayContaining(wanted.metas));
      expect(built("next")).toMatchObject({ titles: wanted.titles, data: wanted.data });
      expect(built("next").metas).toEqual(expect.arrayContaining(wanted.metas));
    }
  });
  test("Astro says what the HTML says", () => {
    expectFine("astro", "build");
    for (const [at, text] of html.entries())
      expect(saidBy(readFileSync(path.join(folder, `astro-out/${at}/index.html`), "utf8"))).toEqual(saidBy(text));
  });
});
