import { braced, WIDTH } from "../../data/source-code/braced.ts";
import { clientLine, memberOf, optionTypes } from "./hook-code.ts";
import { componentNameOf, hookNameOf, type RealtimePlan, shownTable } from "./realtime-plan.ts";

/** A component that shows what the hook brings, as Prettier leaves it. */
export function componentCode(plan: RealtimePlan): string {
  const [name, hook, isCustom] = [componentNameOf(plan), hookNameOf(plan), plan.state === "custom"];
  const types = optionTypes(plan).filter((line) => !line.startsWith("onChange"));
  const props = types.map((line) => line.slice(0, line.indexOf(":")));
  const taken = [...(isCustom ? [] : ["rows"]), "status", "error", ...(plan.hasPresence ? ["online"] : [])];
  const head =
    props.length === 0 ? `export function ${name}() {` : braced(`export function ${name}(`, props, ": Props) {");
  const callback = [
    "onChange: (change) =>",
    "  setLog((now) =>",
    "    [{ number: (now[0]?.number ?? 0) + 1, change }, ...now].slice(0, 20),",
    "  )",
  ].join("\n");
  const call = callOf(`const { ${taken.join(", ")} } =`, hook, isCustom ? [...props, callback] : props);
  const log = isCustom ? "  const [log, setLog] = useState<readonly Entry[]>([]);\n" : "";
  const blocks = [
    imports(plan),
    ...(types.length > 0 ? [`interface Props {\n${types.map((line) => `  ${line}`).join("\n")}\n}`] : []),
    ...(isCustom ? ["interface Entry {\n  number: number;\n  change: Change;\n}"] : []),
    `/** ${isCustom ? "The last changes" : "The rows"} of ${shownTable(plan)}, live. */
${head}
${log}${call}

  return (
    <section aria-busy={status === "connecting"}>
      {error ? (
        <p role="alert">{error.message}</p>
      ) : (
        <p>{status === "live" ? "Live" : "Connecting..."}</p>
      )}
${plan.hasPresence ? "      <p>{online.length} online</p>\n" : ""}      <ul>
${isCustom ? changes : rows(plan)}
      </ul>
    </section>
  );
}`,
  ];
  return `${blocks.join("\n\n")}\n`;
}

/** `const { … } = hook({ … });`, broken where Prettier breaks it. */
function callOf(pattern: string, hook: string, options: readonly string[]): string {
  const isLong = options.some((option) => option.includes("\n"));
  const flat = options.length === 0 ? `${hook}();` : `${hook}({ ${options.join(", ")} });`;
  if (!isLong && `  ${pattern} ${flat}`.length <= WIDTH) return `  ${pattern} ${flat}`;
  const isHeadShort = options.length > 0 && `  ${pattern} ${hook}({`.length <= WIDTH;
  const [before, indent] = isHeadShort ? [`  ${pattern} `, "  "] : [`  ${pattern}\n    `, "    "];
  if (options.length === 0 || (!isHeadShort && !isLong && `    ${flat}`.length <= WIDTH)) return before + flat;
  const lines = options.map((option) => `${indent}  ${option.replaceAll("\n", `\n${indent}  `)},`);
  return `${before}${hook}({\n${lines.join("\n")}\n${indent}});`;
}

function imports(plan: RealtimePlan): string {
  const from = `./${hookNameOf(plan)}`;
  if (plan.state !== "custom") return `${clientLine(plan)}import { ${hookNameOf(plan)} } from "${from}";`;
  return `${clientLine(plan)}import { useState } from "react";
${braced("import ", ["type Change", hookNameOf(plan)], ` from "${from}";`)}`;
}

const changes = `        {log.map(({ number, change }) => (
          <li key={number}>
            {change.type} <code>{JSON.stringify(change.row)}</code>
          </li>
        ))}`;

function rows({ keyColumn }: RealtimePlan): string {
  return `        {rows.map((row) => (
          <li key={${memberOf("row", keyColumn)}}>
            <code>{JSON.stringify(row)}</code>
          </li>
        ))}`;
}
