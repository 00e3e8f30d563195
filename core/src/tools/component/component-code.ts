import { braced, WIDTH } from "../../data/source-code/braced.ts";
import { componentBody } from "./component-body.ts";
import {
  type ComponentPlan,
  hasPropsType,
  parameterNames,
  propsTypeName,
  typeArguments,
  withParameters,
} from "./component-plan.ts";
import { docBlock } from "./doc-block.ts";
import { hookCode } from "./hook-code.ts";
import { printJsx } from "./jsx.ts";
import type { Prop } from "./prop.ts";
import { destructured, propertyName, propsInterface, propsTypedef, reactTypesOf } from "./props-types.ts";

/** The source of a component or hook, as Prettier would leave it. */
export function componentCode(plan: ComponentPlan): string {
  const blocks = [imports(plan), propsBlock(plan), plan.kind === "hook" ? hookCode(plan) : declaration(plan)];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

function imports(plan: ComponentPlan): string {
  const types = plan.isTypeScript && hasPropsType(plan) ? reactTypesOf(plan.props) : [];
  const values = plan.kind === "class" ? ["Component"] : plan.kind === "hook" ? ["useCallback", "useState"] : [];
  const names = [...values, ...types.map((type) => (values.length > 0 ? `type ${type}` : type))];
  const lines =
    names.length === 0 ? [] : [braced(`import ${values.length === 0 ? "type " : ""}`, names, ' from "react";')];
  if (plan.hasModule && plan.kind !== "hook") lines.push(`import styles from "./${plan.name}.module.css";`);
  return lines.join("\n");
}

function propsBlock(plan: ComponentPlan): string {
  if (!hasPropsType(plan)) return "";
  const name = propsTypeName(plan);
  return plan.isTypeScript
    ? propsInterface(withParameters(`export interface ${name}`, plan, " {"), plan.props)
    : propsTypedef(name, plan.props, parameterNames(plan));
}

function declaration(plan: ComponentPlan): string {
  const { kind, name, isTypeScript, props } = plan;
  const hasType = hasPropsType(plan);
  const type = propsTypeName(plan) + typeArguments(plan);
  const named = (before: string, after: string) =>
    isTypeScript && hasType ? withParameters(before, plan, after) : before;
  if (kind === "class") {
    const generic = isTypeScript && hasType ? `<${type}>` : "";
    const taken = hasType ? `${takenFromProps(props)}\n` : "";
    const doc = !isTypeScript && hasType ? docBlock(plan, `@extends {Component<${type}>}`) : "";
    const base = ` extends Component${generic} {`;
    return `${doc}${named(`export class ${name}`, base)}${base}\n  ${isTypeScript ? "override " : ""}render() {\n${taken}${returned(plan, 4)}\n  }\n}`;
  }
  const doc = !isTypeScript && hasType ? docBlock(plan, `@param {${type}} props`) : "";
  const head = hasType
    ? destructured(props, `${named(`export function ${name}`, "({")}(`, `${isTypeScript ? `: ${type}` : ""}) {`)
    : `export function ${name}() {`;
  return `${doc}${head}\n${returned(plan, 2)}\n}`;
}

/** The properties as variables. Prettier would rather break behind the equals sign than the list, if no name is quoted. */
function takenFromProps(props: readonly Prop[]): string {
  const flat = destructured(props, "    const ", " =");
  const isOneLine = !flat.includes("\n") && flat.length + " this.props;".length > WIDTH;
  return isOneLine && props.every((prop) => propertyName(prop.name) === prop.name)
    ? `${flat}\n      this.props;`
    : destructured(props, "    const ", " = this.props;");
}

/** The return statement: in parentheses when the JSX takes several lines. */
function returned(plan: ComponentPlan, indent: number): string {
  const space = " ".repeat(indent);
  const body = componentBody({ ...plan, props: hasPropsType(plan) ? plan.props : [] });
  const flat = printJsx(body, indent + "return ".length, 1);
  if (!flat.includes("\n")) return `${space}return ${flat.trimStart()};`;
  return `${space}return (\n${printJsx(body, indent + 2)}\n${space});`;
}
