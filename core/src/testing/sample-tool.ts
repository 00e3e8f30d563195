import { defineTool } from "../tool/define-tool.ts";
import { field } from "../tool/fields.ts";
import { fileText } from "../tool/input/file-text.ts";

/** A tool with a field of every kind, for the tests of hosts and of everything derived from fields. */
export const sampleTool = defineTool({
  id: "sample",
  route: "/sample",
  title: "Sample",
  summary: "Echoes what it was given",
  aliases: ["echo"],
  action: { label: "Generate Sample", busyLabel: "Generating...", success: { title: "Sample Generated" } },
  positional: "text",
  fields: {
    text: field.text({ label: "Text", initial: "", min: 1, max: 60, placeholder: "Something", section: "Content" }),
    notes: field.text({ label: "Notes", initial: "", lines: 4, section: "Content" }),
    kind: field.choice({
      label: "Kind",
      initial: "one",
      options: [
        { value: "one", label: "One" },
        { value: "two", label: "Two" },
      ],
    }),
    parts: field.choices({
      label: "Parts",
      initial: ["a"],
      options: [
        { value: "a", label: "Part A" },
        { value: "b", label: "Part B" },
      ],
    }),
    sizeLimit: field.number({ label: "Size limit", initial: 0.8, min: 0.5, max: 1, step: 0.1 }),
    loud: field.flag({ label: "Loud", initial: false }),
    polite: field.flag({ label: "Polite", initial: true, when: { field: "loud", is: [false] } }),
    entries: field.list({ label: "Entries", item: "Entry", initial: [""], maxItems: 5 }),
    accent: field.color({ label: "Accent", initial: "#3b82f6" }),
    key: field.text({ label: "Key", initial: "", secret: true }),
    logo: field.file({
      label: "Logo",
      accept: ["image/*"],
      maxBytes: 1000,
      wrongType: { title: "Invalid File Type", message: "Please upload an image file." },
      tooLarge: { title: "File Too Large", message: "Please upload an image smaller than 1 KB." },
    }),
    pages: field.files({
      label: "Pages",
      accept: ["text/plain"],
      maxBytes: 1000,
      maxItems: 2,
      wrongType: { message: "Pages must be text files." },
      tooLarge: { message: "A page may have 1 KB." },
    }),
  },
  batch: { endings: ["txt"], read: async (file) => ({ text: (await fileText(file)).trim() }) },
  examples: [{ name: "Hello", input: { text: "Hello", kind: "two" } }],
  check: (input) =>
    input.text === input.notes && input.text !== "" ? [{ field: "notes", message: "Say something new." }] : [],
  generate: (input, ports, context) => {
    if (input.loud && input.polite) context.warn("Loud and polite at once.");
    const text = input.loud ? input.text.toUpperCase() : input.text;
    return [
      { kind: "text", name: "sample.txt", mime: "text/plain", text },
      { kind: "binary", name: "sample.bin", mime: "application/octet-stream", bytes: ports.random.bytes(4) },
      { kind: "facts", name: "facts", rows: [{ label: "Length", value: String(text.length) }] },
    ];
  },
});
