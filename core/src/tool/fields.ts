import type { FileHandle } from "./input/file-handle.ts";

/** Shown only while another field of the same tool has one of these values. */
export interface When {
  readonly field: string;
  readonly is: readonly (string | boolean)[];
}

interface Common {
  readonly label: string;
  /** One line under the field. */
  readonly hint?: string;
  /** The tab or group of the form it stands in; fields of one section are listed together. */
  readonly section?: string;
  readonly when?: When;
  /** What a link without the field means, where links were made before the initial value changed. */
  readonly linkInitial?: boolean | string | number;
  /** Never stored, never in a URL, never in a copied command: passwords, keys. */
  readonly secret?: boolean;
}

/** A text, of one line or of several. */
export interface TextField extends Common {
  readonly kind: "text";
  readonly initial: string;
  readonly placeholder?: string;
  /** Characters (grapheme clusters) after trimming; `min: 1` means required. */
  readonly min?: number;
  /** Characters (grapheme clusters). A longer text is kept and refused; the form counts against it. */
  readonly max?: number;
  /** Rows of the text area; one line without it. */
  readonly lines?: number;
  /** Names, versions and code are set in the mono face. */
  readonly mono?: boolean;
  /** The sentence shown when `min` or `max` is broken. */
  readonly message?: string;
}

/** One of the values of a choice. */
export interface Option<V extends string = string> {
  readonly value: V;
  readonly label: string;
  readonly hint?: string;
}

/** One of a few values; `generate` gets it with its literal type. */
export interface ChoiceField<V extends string = string> extends Common {
  readonly kind: "choice";
  readonly options: readonly Option<V>[];
  readonly initial: V;
  /** How the form shows it; by the number of options without it. */
  readonly variant?: "select" | "segments" | "tiles";
}

/** Any of a few values, none too. */
export interface ChoicesField<V extends string = string> extends Common {
  readonly kind: "choices";
  readonly options: readonly Option<V>[];
  readonly initial: readonly V[];
}

/** A number within limits. */
export interface NumberField extends Common {
  readonly kind: "number";
  readonly initial: number;
  readonly min: number;
  readonly max: number;
  /** Values are `min + n * step`. */
  readonly step: number;
  readonly unit?: string;
  readonly variant?: "slider" | "input";
  readonly message?: string;
}

/** Yes or no: `--x` and `--no-x` in the terminal. */
export interface FlagField extends Common {
  readonly kind: "flag";
  readonly initial: boolean;
  /** A switch takes effect at once, a checkbox joins the form. */
  readonly variant?: "switch" | "checkbox";
}

/** Texts in an order of the user's. */
export interface ListField extends Common {
  readonly kind: "list";
  readonly initial: readonly string[];
  /** What one entry is called: "Entry". The add button reads "Add Entry". */
  readonly item: string;
  readonly placeholder?: string;
  readonly maxItems?: number;
}

/** A color without transparency. */
export interface ColorField extends Common {
  readonly kind: "color";
  /** `#rrggbb`, lower case. */
  readonly initial: string;
}

interface FileLimits extends Common {
  /** MIME types; `image/*` allows a family, a star for both parts any file. */
  readonly accept: readonly string[];
  readonly maxBytes: number;
  readonly wrongType: { readonly title?: string; readonly message: string };
  readonly tooLarge: { readonly title?: string; readonly message: string };
  /** A file without a byte in it is fine, where it is one of many. */
  readonly mayBeEmpty?: boolean;
}

/** A file of the user's, or none. */
export interface FileField extends FileLimits {
  readonly kind: "file";
}

/** Files of the user's, in the order they were given. */
export interface FilesField extends FileLimits {
  readonly kind: "files";
  readonly maxItems: number;
  /**
   * The terminal also takes a state of git (a branch, tag or commit) in place of files: those which the field of this
   * name names, as they were where that state and the one checked out part.
   */
  readonly gitStateOf?: string;
}

/** What a user may be asked for; form, flags, link and schema come from it. */
export type Field =
  | TextField
  | ChoiceField
  | ChoicesField
  | NumberField
  | FlagField
  | ListField
  | ColorField
  | FileField
  | FilesField;

/** The fields of a tool by their names, in the order the form shows them. */
export type Fields = Readonly<Record<string, Field>>;

/** The type of a field's value. */
export type ValueOf<F extends Field> =
  F extends ChoiceField<infer V>
    ? V
    : F extends ChoicesField<infer V>
      ? readonly V[]
      : F extends NumberField
        ? number
        : F extends FlagField
          ? boolean
          : F extends ListField
            ? readonly string[]
            : F extends FileField
              ? FileHandle | null
              : F extends FilesField
                ? readonly FileHandle[]
                : string;

/** What `generate` receives: every field has a valid value. */
export type InputOf<F extends Fields> = { readonly [K in keyof F]: ValueOf<F[K]> };

type Spec<F extends Field> = Omit<F, "kind">;

/**
 * One maker per kind. They only add the kind; the choice makers also keep the literal values for `InputOf`.
 * @example
 * const fields = {
 *   title: field.text({ label: "Title", initial: "", min: 1, max: 80 }),
 *   theme: field.choice({
 *     label: "Theme",
 *     options: [
 *       { value: "dark", label: "Dark" },
 *       { value: "light", label: "Light" },
 *     ],
 *     initial: "dark",
 *   }),
 *   size: field.number({ label: "Size", initial: 32, min: 16, max: 512, step: 1, unit: "px" }),
 *   rounded: field.flag({ label: "Rounded", initial: true, when: { field: "theme", is: ["dark"] } }),
 *   tags: field.list({ label: "Tags", item: "Tag", initial: [] }),
 * };
 */
export const field = {
  text: (spec: Spec<TextField>): TextField => ({ kind: "text", ...spec }),
  choice: <const V extends string>(spec: Spec<ChoiceField<V>>): ChoiceField<V> => ({ kind: "choice", ...spec }),
  choices: <const V extends string>(spec: Spec<ChoicesField<V>>): ChoicesField<V> => ({ kind: "choices", ...spec }),
  number: (spec: Spec<NumberField>): NumberField => ({ kind: "number", ...spec }),
  flag: (spec: Spec<FlagField>): FlagField => ({ kind: "flag", ...spec }),
  list: (spec: Spec<ListField>): ListField => ({ kind: "list", ...spec }),
  color: (spec: Spec<ColorField>): ColorField => ({ kind: "color", ...spec }),
  file: (spec: Spec<FileField>): FileField => ({ kind: "file", ...spec }),
  files: (spec: Spec<FilesField>): FilesField => ({ kind: "files", ...spec }),
} as const;

/** The value a field has before anybody touched it. */
export function initialValue<F extends Field>(spec: F): ValueOf<F> {
  const value = spec.kind === "file" ? null : spec.kind === "files" ? [] : spec.initial;
  return value as ValueOf<F>;
}

/** The values a form starts with. */
export function initialInput<F extends Fields>(fields: F): InputOf<F> {
  return Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, initialValue(spec)])) as InputOf<F>;
}

/** Whether the form shows the field for these values. A hidden field keeps its value. */
export function isShown(spec: Field, input: Readonly<Record<string, unknown>>): boolean {
  return spec.when === undefined || spec.when.is.includes(input[spec.when.field] as string | boolean);
}
