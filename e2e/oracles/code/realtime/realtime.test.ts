import { runTool } from "@toolbox/core";
import { fakePorts } from "@toolbox/core/testing";
import { tool } from "@toolbox/core/tools/realtime/tool.ts";
import { beforeAll, describe, test } from "vitest";
import { npmProject } from "../npm-project.ts";
import { fakeSupabase, strictModeTest } from "./strict-mode.ts";

/*
 * Hooks and components go into a project as its users have it: strict TypeScript, Prettier, oxlint with the rules of
 * hooks, and the real supabase-js under StrictMode. All of it is installed for this test only, from the npm registry.
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
  "@supabase/supabase-js@2.109.0",
];

const { isThere, whySkipped, put, expectFine } = npmProject("realtime", PACKAGES);

const room = {
  useCustomChannel: true,
  customChannelName: "room:{room_id}:messages",
  filterColumn: "room_id",
  filterValue: "{room_id}",
};
const looks = [
  {},
  { ...room, nextClient: true },
  {
    tableName: "app.user_links and_a_very_long_table_name_for_width",
    keyColumn: "my id",
    filterColumn: "status",
    filterOperator: "in",
    filterValue: `open, "a,b", it's, closed`,
  },
];
const eventLists = [["INSERT"], ["UPDATE", "DELETE"], ["DELETE"], ["INSERT", "UPDATE", "DELETE"]];
const cases = ["postgres_changes", "broadcast"].flatMap((delivery) =>
  ["useState", "useReducer", "custom"].flatMap((hookType) =>
    eventLists.flatMap((events) =>
      [true, false].flatMap((usePresence) =>
        [true, false].flatMap((loadRows) =>
          looks.map((look) => ({ delivery, hookType, events, usePresence, loadRows, ...look })),
        ),
      ),
    ),
  ),
);

async function write(target: string, input: Record<string, unknown>, client: string): Promise<void> {
  const result = await runTool(tool, input, fakePorts());
  if (!result.ok) throw new Error(JSON.stringify(result));
  for (const output of result.outputs) if (output.kind === "text") put(`${target}/${output.name}`, output.text);
  put(`${target}/supabase.ts`, client);
}

describe.skipIf(!isThere)(`a project that takes realtime code in${whySkipped}`, () => {
  beforeAll(async () => {
    const client =
      'import { createClient } from "@supabase/supabase-js";\n\nexport const supabase = createClient("http://localhost", "key");\n';
    for (const [at, input] of cases.entries()) await write(`src/${at}`, input, client);
    for (const delivery of ["changes", "broadcast"] as const)
      for (const hookType of ["useState", "useReducer", "custom"]) {
        const name = `${delivery}-${hookType}`;
        const input = {
          delivery: delivery === "changes" ? "postgres_changes" : delivery,
          hookType,
          events: eventLists[3],
          usePresence: true,
          ...room,
        };
        await write(`behavior/${name}`, input, fakeSupabase);
        put(`behavior/${name}.test.tsx`, strictModeTest(name, delivery, "Messages", hookType !== "custom"));
      }
    put("vitest.config.js", 'export default { esbuild: { jsx: "automatic" }, test: { environment: "jsdom" } };\n');
    const compilerOptions = {
      strict: true,
      noUnusedLocals: true,
      noUnusedParameters: true,
      noUncheckedIndexedAccess: true,
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
    };
    put("tsconfig.json", JSON.stringify({ compilerOptions, include: ["src"] }));
  });

  test(`${cases.length} hooks and components compile under strict TypeScript`, () => {
    expectFine("tsc", "-p", ".");
  });
  test("Prettier would change nothing", () => {
    expectFine("prettier", "--check", "src/**/*.{tsx,ts}");
  });
  test("a linter finds nothing, the rules of hooks included", () => {
    const rules = ["-D", "react/exhaustive-deps", "-D", "react/rules-of-hooks"];
    expectFine("oxlint", "--react-plugin", "--jsx-a11y-plugin", ...rules, "--deny-warnings", "src");
  });
  test("under StrictMode each subscribes once, keeps up with its options and cleans up", () => {
    expectFine("vitest", "run", "--pool=threads", "behavior/");
  });
});
