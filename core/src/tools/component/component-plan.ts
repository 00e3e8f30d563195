import { WIDTH } from "../../data/source-code/braced.ts";
import type { Prop } from "./prop.ts";
import { splitMembers } from "./definition/split-members.ts";

/** What is to be written, its names settled. */
export interface ComponentPlan {
  readonly kind: "functional" | "class" | "hook";
  /** PascalCase, or `use…` for a hook. */
  readonly name: string;
  readonly isTypeScript: boolean;
  readonly hasProps: boolean;
  readonly props: readonly Prop[];
  readonly hasTailwind: boolean;
  readonly hasModule: boolean;
  /** The type parameters of the props, as written: `T extends object`; "" for none. */
  readonly generics: string;
}

/** `ButtonProps`, or `UseToggleOptions` for a hook. */
export const propsTypeName = ({ kind, name }: ComponentPlan): string =>
  kind === "hook" ? `U${name.slice(1)}Options` : `${name}Props`;

/**
 * A declaration's name with the type parameters behind it, which take lines of their own when the line is too long.
 * @param before the line up to them @param after what stands on the line behind them
 */
export function withParameters(before: string, { generics }: ComponentPlan, after: string): string {
  if (generics === "") return before;
  const flat = `${before}<${generics}>`;
  if (flat.length + after.length <= WIDTH) return flat;
  return `${before}<\n${splitMembers(generics)
    .members.map(({ text }) => `  ${text},`)
    .join("\n")}\n>`;
}

/** `<T>` as a use of the type has it; "" without parameters. */
export const typeArguments = (plan: ComponentPlan): string =>
  plan.generics === "" ? "" : `<${parameterNames(plan).join(", ")}>`;

/** The names of the type parameters. */
export const parameterNames = ({ generics }: Pick<ComponentPlan, "generics">): readonly string[] =>
  splitMembers(generics).members.map(({ text }) => /^(?:const\s+)?([\w$]+)/.exec(text)?.[1] ?? text);

/** Whether a props type is written at all: an empty interface says nothing and linters refuse it. */
export const hasPropsType = ({ hasProps, props }: ComponentPlan): boolean => hasProps && props.length > 0;
