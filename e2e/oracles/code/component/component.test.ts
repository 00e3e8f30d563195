import { runTool } from "@toolbox/core";
import { fakePorts } from "@toolbox/core/testing";
import { tool } from "@toolbox/core/tools/component/tool.ts";
import { beforeAll, describe, test } from "vitest";
import { npmProject } from "../npm-project.ts";

/*
 * What the scaffolder writes goes into a project as its users have it: strict TypeScript, Prettier, oxlint, Vitest with
 * Testing Library, Storybook's types. All of it is installed for this test only, from the npm registry.
 */
const PACKAGES = [
  "prettier@3.6.2",
  "typescript@5.9.3",
  "oxlint@1.94.0",
  "vitest@4.1.12",
  "jsdom@26.1.0",
  "react@19.3.1",
  "react-dom@19.3.1",
  "@types/react@19.3.0",
  "@types/react-dom@19.3.0",
  "@testing-library/react@16.3.0",
  "@testing-library/dom@10.4.1",
  "storybook@9.1.10",
  "@storybook/react-vite@9.1.10",
];

const { isThere, whySkipped, put, expectFine } = npmProject("component", PACKAGES);

const everyKindOfProp = `
  // a comment with a ; and a {
  label: string; title?: string,
  count: number
  tone?: 'info' | 'warn'
  /* over
     two lines */
  isOpen: boolean
  items: readonly string[]
  onClick?: () => void
  onSave: () => Promise<void>
  onQueryChange?: (value: string) => void
  onToggle: (next: boolean) => void
  onPick: (id: string, index: number) => void
  onPress?: MouseEventHandler<HTMLButtonElement>
  renderIcon?: () => ReactNode
  children: ReactNode
  className?: string
  style?: CSSProperties
  "aria-label": string
  'data-state'?: string
  for?: string
  readonly size: "sm" | "md" | "lg"
  user: { id: string; name: string }
  close(reason: string): void
  width = 12
  variant: string = 'solid'
`;
/** What React's types do not take as they are. */
const oddTypes = `
  id: number
  title: string | null
  style?: string
  "aria-label": string | null
  'aria-hidden'?: string
  className: string | null
  onClick: null | (() => void)
  onPress: MouseEventHandler<HTMLDivElement> | null
  items: string[] | null
  icon: (() => ReactNode) | null
  badge: JSX.Element
  renderBadge: () => JSX.Element
  init?: RequestInit
  name: string
`;
const definitions = [
  "",
  "label: string",
  "disabled?: boolean\nonClick: () => void\nlabel: string\nhint?: string",
  everyKindOfProp,
  `type Props = {${oddTypes}} & { note?: string }`,
];

interface Case {
  readonly folder: string;
  readonly input: Record<string, unknown>;
}
const cases: Case[] = ["functional", "class", "hook"].flatMap((type) =>
  [true, false].flatMap((typescript) =>
    [true, false].flatMap((styles) =>
      definitions.flatMap((props, index) =>
        ["Button", "UserCard", "名前"].map((name) => ({
          folder: `src/${[type, typescript ? "ts" : "js", styles ? "styled" : "plain", index, name].join("-")}`,
          input: {
            name,
            type,
            typescript,
            styles,
            props,
            addProps: props !== "",
            test: true,
            story: true,
            cssModule: index === 3,
            index: true,
          },
        })),
      ),
    ),
  ),
);

describe.skipIf(!isThere)(`a project that takes components in${whySkipped}`, () => {
  beforeAll(async () => {
    for (const { folder: target, input } of cases) {
      const result = await runTool(tool, input, fakePorts());
      if (!result.ok) throw new Error(JSON.stringify(result));
      for (const output of result.outputs) if (output.kind === "text") put(`${target}/${output.name}`, output.text);
    }
    put(
      "src/styles.d.ts",
      'declare module "*.module.css" {\n  const styles: Readonly<Record<string, string>>;\n  export default styles;\n}\n',
    );
    put(
      "vitest.config.js",
      'export default { esbuild: { jsx: "automatic" }, test: { environment: "jsdom", css: false } };\n',
    );
    put(
      "tsconfig.json",
      JSON.stringify({
        compilerOptions: {
          strict: true,
          noUnusedLocals: true,
          noUnusedParameters: true,
          exactOptionalPropertyTypes: true,
          verbatimModuleSyntax: true,
          isolatedModules: true,
          noEmit: true,
          skipLibCheck: true,
          target: "ES2022",
          module: "ESNext",
          moduleResolution: "bundler",
          jsx: "react-jsx",
          types: [],
          allowJs: true,
          checkJs: true,
        },
        include: ["src"],
      }),
    );
  });

  test(`${cases.length} components compile under strict TypeScript`, () => {
    expectFine("tsc", "-p", ".");
  });
  test("Prettier would change nothing", () => {
    expectFine("prettier", "--check", "src/**/*.{tsx,jsx,ts,js,css}");
  });
  test("a linter finds nothing", () => {
    expectFine("oxlint", "--react-plugin", "--jsx-a11y-plugin", "--vitest-plugin", "--deny-warnings", "src");
  });
  test("their own tests pass", () => {
    // the definitions with every kind of property; the others are parts of it
    expectFine("vitest", "run", "--pool=threads", "styled-3-", "plain-4-");
  });
});
