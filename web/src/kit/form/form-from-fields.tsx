import { type Field, type Fields, isShown } from "@toolbox/core";
import type { ReactNode } from "react";
import { FieldWidget } from "./field-widget.tsx";
import { FormSection } from "./form-section.tsx";
import type { ToolState } from "../tool-page/use-tool.ts";

/**
 * The form of a tool, from its fields: one section per `section`, in the order they first appear. A field can be left
 * out or drawn by the page (`fields`), and a section can get an end to its head (`sectionEnds`).
 */
export function FormFromFields<F extends Fields>({ state, fields = {}, sectionEnds = {}, ...looks }: FormProps<F>) {
  return groupBySection(state).map(([section, names]) => (
    <FormSection key={section} title={section || undefined} end={sectionEnds[section] ?? entryCount(state, names)}>
      {names.map((name) => {
        const drawn = fields[name];
        if (drawn !== undefined) return <div key={name}>{drawn}</div>;
        return <FormField key={name} state={state} name={name} {...looks} />;
      })}
    </FormSection>
  ));
}

/** One field of a tool's form, for pages that lay theirs out themselves. */
export function FormField<F extends Fields>({ state, name, pictures, rowEnds }: FormFieldProps<F>) {
  const spec: Field | undefined = state.tool.fields[name];
  if (!spec || !isShown(spec, state.input)) return null;
  return (
    <FieldWidget
      spec={spec}
      value={state.input[name]}
      error={state.issueOf(name)}
      onValue={(value) => state.set(name, value as never)}
      renderPicture={pictures?.[name]}
      renderRowEnd={rowEnds?.[name]}
      hideLabel={spec.section === spec.label}
    />
  );
}

/** Several fields, one after the other. */
export function FormFields<F extends Fields>({ names, ...rest }: FormFieldsProps<F>) {
  return names.map((name) => <FormField key={name} {...rest} name={name} />);
}

/** How many entries the list has that a section consists of. */
function entryCount<F extends Fields>(state: ToolState<F>, names: readonly (keyof F & string)[]): number | undefined {
  const [name] = names;
  if (names.length !== 1 || name === undefined || state.tool.fields[name]?.kind !== "list") return undefined;
  return (state.input[name] as readonly string[]).filter((entry) => entry.trim() !== "").length;
}

function groupBySection<F extends Fields>(state: ToolState<F>): [string, (keyof F & string)[]][] {
  const sections = new Map<string, (keyof F & string)[]>();
  for (const [name, spec] of Object.entries<Field>(state.tool.fields)) {
    if (!isShown(spec, state.input)) continue;
    const section = spec.section ?? "";
    sections.set(section, [...(sections.get(section) ?? []), name]);
  }
  return [...sections];
}

type Looks<F extends Fields> = {
  /** What the options of a choice shown as tiles look like. */
  pictures?: { readonly [K in keyof F]?: (option: string) => ReactNode } | undefined;
  /** What stands beside the rows of a list. */
  rowEnds?: { readonly [K in keyof F]?: (value: string, index: number) => ReactNode } | undefined;
};

export type FormProps<F extends Fields> = Looks<F> & {
  state: ToolState<F>;
  /** Fields drawn by the page; null leaves one out. */
  fields?: { readonly [K in keyof F]?: ReactNode } | undefined;
  /** By section title: what stands at the right end of its head. */
  sectionEnds?: Readonly<Record<string, ReactNode>> | undefined;
};

type FormFieldsProps<F extends Fields> = Looks<F> & { state: ToolState<F>; names: readonly (keyof F & string)[] };

export type FormFieldProps<F extends Fields> = Looks<F> & { state: ToolState<F>; name: keyof F & string };
