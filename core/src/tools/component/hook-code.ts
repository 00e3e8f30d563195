import { braced } from "../../data/source-code/braced.ts";
import { type ComponentPlan, hasPropsType, propsTypeName, typeArguments, withParameters } from "./component-plan.ts";
import { docBlock } from "./doc-block.ts";
import { destructured } from "./props-types.ts";

/** A hook with a state of its own; it hands back its state, the way to change it, and its options. */
export function hookCode(plan: ComponentPlan): string {
  const { name, isTypeScript, props } = plan;
  const hasType = hasPropsType(plan);
  const type = propsTypeName(plan) + typeArguments(plan);
  const named = isTypeScript ? withParameters(`export function ${name}`, plan, "({") : `export function ${name}`;
  const [state, setState, toggle] = hookNames(plan);
  const doc = !isTypeScript && hasType ? docBlock(plan, `@param {${type}} options`) : "";
  const head = hasType
    ? destructured(props, `${named}(`, `${isTypeScript ? `: ${type}` : ""}) {`)
    : `export function ${name}() {`;
  const handedBack = [state, toggle, ...props.map((prop) => prop.variable)];
  return `${doc}${head}
  const [${state}, ${setState}] = useState(false);
  const ${toggle} = useCallback(() => ${setState}((value) => !value), []);

${braced("  return ", handedBack, ";")}
}`;
}

/** Names of the hook's own state, the way to set it and the way to change it: such as no option has. */
export function hookNames({ props }: ComponentPlan): [string, string, string] {
  const taken = new Set(props.map((prop) => prop.variable));
  const free = (name: string): string => (taken.has(name) ? free(`${name}State`) : name);
  return [free("isOn"), free("setIsOn"), free("toggle")];
}
