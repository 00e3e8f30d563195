import { type ComponentPlan, parameterNames } from "./component-plan.ts";

/** A JSDoc block on one line, or on several below the type parameters. */
export function docBlock(plan: ComponentPlan, line: string): string {
  const lines = [...parameterNames(plan).map((name) => `@template ${name}`), line];
  return lines.length === 1 ? `/** ${line} */\n` : `/**\n${lines.map((each) => ` * ${each}`).join("\n")}\n */\n`;
}
