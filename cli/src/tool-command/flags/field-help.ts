import { clip, type Field, type Fields, flagName, formatNumber, plural } from "@toolbox/core";

/**
 * What `--help` says of a field: its label and hint, then in parentheses its choices, limits, when it counts and what
 * it is without being given. @param fields the whole tool, where `when` names another field
 */
export function fieldHelp(spec: Field, fields: Fields = {}): string {
  const label = spec.kind === "flag" && spec.initial ? `Turn off: ${spec.label}` : spec.label;
  const text = spec.hint === undefined ? label : `${label}. ${spec.hint.replace(/\.$/, "")}`;
  const notes = [...limits(spec), ...only(spec, fields), ...initial(spec)];
  return notes.length === 0 ? text : `${text} (${notes.join("; ")})`;
}

function limits(spec: Field): string[] {
  switch (spec.kind) {
    case "text":
      return [
        ...(spec.min === undefined || spec.min === 0
          ? []
          : [spec.min === 1 ? "required" : `at least ${spec.min} characters`]),
        ...(spec.max === undefined ? [] : [`at most ${formatNumber(spec.max)} characters`]),
      ];
    case "choice":
      return [spec.options.map((option) => option.value).join(", ")];
    case "choices":
      return [`any of ${spec.options.map((option) => option.value).join(", ")}; with commas or repeated`];
    case "number": {
      const unit = spec.unit ? ` ${spec.unit}` : "";
      return [`${spec.min} to ${spec.max}${unit}${spec.step === 1 ? "" : `, step ${spec.step}`}`];
    }
    case "list":
      return ["repeat for several", ...(spec.maxItems === undefined ? [] : [`at most ${spec.maxItems}`])];
    case "color":
      return ["hex"];
    case "file":
      return [`${types(spec.accept)}, at most ${bytes(spec.maxBytes)}`];
    case "files":
      return [`repeat for several; ${types(spec.accept)}, at most ${spec.maxItems} of ${bytes(spec.maxBytes)} each`];
    case "flag":
      return [];
  }
}

function only(spec: Field, fields: Fields): string[] {
  if (!spec.when) return [];
  const flag = flagName(spec.when.field);
  if (spec.when.is.every((value) => typeof value === "string"))
    return [`only with --${flag} ${spec.when.is.join(" or ")}`];
  const master = fields[spec.when.field];
  const isOn = master?.kind === "flag" && master.initial;
  if (spec.when.is.includes(true)) return isOn ? [`not with --no-${flag}`] : [`only with --${flag}`];
  return isOn ? [`only with --no-${flag}`] : [`not with --${flag}`];
}

function initial(spec: Field): string[] {
  if (spec.kind === "number" || spec.kind === "choice" || spec.kind === "color") return [`default ${spec.initial}`];
  if (spec.kind === "text") return spec.initial === "" ? [] : [`default ${JSON.stringify(clip(spec.initial, 40))}`];
  if (spec.kind === "choices" || spec.kind === "list") {
    const values = spec.initial.filter((value) => value !== "");
    return values.length === 0 ? [] : [`default ${values.join(spec.kind === "list" ? " | " : ",")}`];
  }
  return [];
}
const types = (accept: readonly string[]) =>
  accept.includes("*/*")
    ? "any file"
    : accept.map((type) => (type.endsWith("/*") ? type.slice(0, -2) : (type.split("/")[1] ?? type))).join(", ");

/** A size in the largest unit of 1024 that keeps it whole or nearly so. */
function bytes(count: number): string {
  const units = [plural(count, "byte"), "KB", "MB", "GB", "TB"];
  let value = count;
  let unit = 0;
  for (; value >= 1024 && unit < units.length - 1; unit++) value /= 1024;
  return `${Number.isInteger(value) ? value : value.toFixed(1)} ${units[unit]}`;
}
