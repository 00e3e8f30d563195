import type { Assets } from "../../../ports/assets.ts";
import type { InputOf } from "../../../tool/fields.ts";
import type { Issue } from "../../../tool/output.ts";
import type { scaffoldFields } from "../fields.ts";
import { type FeatureModule, moduleLabels, type ProjectPlan } from "../frameworks.ts";
import { makeProject } from "../project/make-project.ts";
import { readStarterPack } from "../project/starter-pack.ts";
import { nameError, packageName, slug } from "../names.ts";
import { readOutline } from "./read-outline.ts";
import { type Entry, growTree, type TreeNode } from "./tree.ts";

export type ScaffoldInput = InputOf<typeof scaffoldFields>;

/** A folder and all that stands in it. */
export interface Structure {
  readonly root: string;
  readonly nodes: readonly TreeNode[];
  /** Files with their texts; a folder that would be empty holds a `.gitkeep`, for neither git nor ZIP keeps it bare. */
  readonly entries: readonly (Entry & { readonly text: string })[];
}

/** What a form asks for, its names settled: a project, or a list of the user's own. */
export type StructurePlan =
  | { readonly kind: "project"; readonly plan: ProjectPlan }
  | { readonly kind: "outline"; readonly name: string; readonly entries: readonly Entry[] };

/** Reads the form as a plan, or says what has to be mended first. */
export function planStructure(
  input: ScaffoldInput,
): { readonly ok: true; readonly plan: StructurePlan } | { readonly ok: false; readonly issues: readonly Issue[] } {
  const issues: Issue[] = [];
  const outline = input.framework === "outline" ? readOutline(input.outline) : undefined;
  if (outline?.ok === false) issues.push({ field: "outline", message: outline.message });
  const name = input.projectName.trim() || (outline?.ok ? outline.outline.root : undefined);
  const fault = name === undefined ? "Give the project a name, such as my-awesome-project." : nameError(name);
  if (fault !== undefined && outline?.ok !== false) issues.push({ field: "projectName", message: fault });
  const custom = input.framework === "outline" ? { slugs: [] } : readCustom(input.customModules);
  if ("message" in custom) issues.push({ field: "customModules", message: custom.message });
  if (issues.length > 0 || name === undefined || "message" in custom) return { ok: false, issues };
  if (outline?.ok) {
    const { root, entries } = outline.outline;
    return { ok: true, plan: { kind: "outline", name, entries: root === name ? inside(root, entries) : entries } };
  }
  if (input.framework === "outline") throw new Error("An outline that cannot be read has an issue.");
  const modules = (Object.keys(moduleLabels) as FeatureModule[]).filter((module) => input.modules.includes(module));
  const plan = { framework: input.framework, name, packageName: packageName(name), modules, custom: custom.slugs };
  return { ok: true, plan: { kind: "project", plan } };
}

/** The structure of a plan. @param assets hold the first files of projects */
export async function makeStructure(planned: StructurePlan, assets: Assets): Promise<Structure> {
  if (planned.kind === "outline") return structureOf(planned.name, planned.entries, true);
  const { plan } = planned;
  return structureOf(plan.name, makeProject(plan, await readStarterPack(assets, plan.framework)), false);
}

/** What stands in the one folder around all, which is the project itself. */
function inside(root: string, entries: readonly Entry[]): Entry[] {
  return entries
    .filter(({ path }) => path !== root)
    .map((entry) => ({ ...entry, path: entry.path.slice(root.length + 1) }));
}

function structureOf(root: string, entries: readonly Entry[], asGiven: boolean): Structure {
  const parents = new Set(entries.map(({ path }) => path.slice(0, Math.max(0, path.lastIndexOf("/")))));
  const kept = entries.flatMap(({ path, text }) => {
    if (text !== undefined) return [{ path, text }];
    return parents.has(path) ? [] : [{ path: `${path}/.gitkeep`, text: "" }];
  });
  return { root, nodes: growTree(entries, { asGiven }), entries: kept };
}

/** The user's own modules as slugs, each once; a message for one that cannot be a folder. */
export function readCustom(typed: string): { readonly slugs: readonly string[] } | { readonly message: string } {
  const slugs: string[] = [];
  for (const entry of typed.split(/[,\n]/).map((word) => word.trim())) {
    if (entry === "") continue;
    if (/[/\\]|^\.+$/.test(entry)) return { message: `"${entry}" is a path. A module is one name, such as payment.` };
    const module = slug(entry);
    if (module === "") return { message: `"${entry}" has no letter a to z and no digit to name a folder with.` };
    if (module.length > 64) return { message: `"${entry.slice(0, 40)}…" is longer than 64 characters.` };
    if (Object.hasOwn(moduleLabels, module))
      return { message: `${module} is a module of ours: tick it above, or choose another name.` };
    const fault = nameError(module);
    if (fault !== undefined) return { message: fault };
    if (!slugs.includes(module)) slugs.push(module);
  }
  return { slugs };
}
