import { field, type When } from "../../../tool/fields.ts";

const only = (when: When | undefined) => (when ? { when } : {});

/** How CSV is written: the same fields for every tool that writes it. */
export const csvFields = (when?: When) =>
  ({
    delimiter: field.choice({
      label: "Delimiter",
      initial: "comma",
      options: [
        { value: "comma", label: "Comma" },
        { value: "semicolon", label: "Semicolon" },
        { value: "tab", label: "Tab" },
        { value: "bar", label: "Bar" },
      ],
      variant: "select",
      section: "CSV",
      ...only(when),
    }),
    nesting: field.choice({
      label: "Objects inside",
      initial: "flat",
      options: [
        { value: "flat", label: "Columns a.b" },
        { value: "json", label: "JSON in a cell" },
      ],
      variant: "select",
      section: "CSV",
      ...only(when),
    }),
    guard: field.flag({
      label: "Guard against formulas",
      hint: "Cells that start with = + - @ get an apostrophe in front, numbers excepted.",
      initial: true,
      variant: "checkbox",
      section: "CSV",
      ...only(when),
    }),
    bom: field.flag({
      label: "Byte order mark for Excel",
      initial: false,
      variant: "checkbox",
      section: "CSV",
      ...only(when),
    }),
  }) as const;

/** The character of each delimiter. */
export const delimiters = { comma: ",", semicolon: ";", tab: "\t", bar: "|" } as const;
