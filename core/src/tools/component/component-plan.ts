import type { Prop } from "./prop.ts";

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
}

/** `ButtonProps`, or `UseToggleOptions` for a hook. */
export const propsTypeName = ({ kind, name }: ComponentPlan): string =>
  kind === "hook" ? `U${name.slice(1)}Options` : `${name}Props`;

/** Whether a props type is written at all: an empty interface says nothing and linters refuse it. */
export const hasPropsType = ({ hasProps, props }: ComponentPlan): boolean => hasProps && props.length > 0;
