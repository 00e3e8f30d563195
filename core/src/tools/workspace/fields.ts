import { field } from "../../tool/fields.ts";

/** Bytes of a file; a plan of 100,000 lines has about four million. */
const MAX_BYTES = 16 * 1024 * 1024;

const drawn = { field: "format", is: ["png", "svg"] } as const;
const section = "Drawing";

export const workspaceFields = {
  text: field.text({
    label: "Plan",
    initial: "",
    lines: 12,
    placeholder:
      "## Landing Page\nStatus: In Progress\nTags: frontend, ui\nDeadline: 2026-12-05\n- [x] Hero copy\n- [ ] Waitlist form",
    section: "Plan",
  }),
  file: field.file({
    label: "File",
    hint: "Markdown, text, JSON, OPML, a Mermaid mindmap, or CSV.",
    accept: ["*/*"],
    maxBytes: MAX_BYTES,
    wrongType: { message: "This is not a file." },
    tooLarge: { title: "File Too Large", message: "A plan may have at most 16 MB." },
    section: "Plan",
  }),
  titleFromHeading: field.flag({
    label: "First heading is the title",
    hint: "Otherwise it is a component like any other heading.",
    initial: false,
    section: "Plan",
  }),
  view: field.choice({
    label: "View",
    initial: "mindmap",
    options: [
      { value: "mindmap", label: "Mindmap" },
      { value: "kanban", label: "Kanban" },
      { value: "dashboard", label: "Dashboard" },
    ],
    section: "Result",
  }),
  format: field.choice({
    label: "Format",
    initial: "text",
    options: [
      { value: "text", label: "Text", hint: "The view in words, for a terminal." },
      { value: "png", label: "PNG" },
      { value: "svg", label: "SVG" },
      { value: "json", label: "JSON", hint: "The whole workspace." },
      { value: "md", label: "Markdown", hint: "The whole workspace; reads back the same." },
      { value: "mermaid", label: "Mermaid", hint: "A mindmap, or a kanban board for that view." },
      { value: "opml", label: "OPML" },
      { value: "csv", label: "CSV" },
    ],
    variant: "select",
    section: "Result",
  }),
  theme: field.choice({
    label: "Theme",
    initial: "light",
    options: [
      { value: "light", label: "Light" },
      { value: "dark", label: "Dark" },
    ],
    when: drawn,
    section,
  }),
  colors: field.choice({
    label: "Colors",
    initial: "status",
    options: [
      { value: "default", label: "Default" },
      { value: "status", label: "By Status" },
      { value: "priority", label: "By Priority" },
      { value: "tags", label: "By Tags" },
    ],
    variant: "select",
    when: drawn,
    section,
  }),
  layout: field.choice({
    label: "Layout",
    initial: "hierarchical",
    options: [
      { value: "hierarchical", label: "Hierarchical" },
      { value: "radial", label: "Radial" },
      { value: "force-directed", label: "Force-Directed" },
    ],
    when: drawn,
    section,
  }),
  connections: field.flag({ label: "Connections", initial: true, variant: "switch", when: drawn, section }),
  progress: field.flag({ label: "Progress", initial: true, variant: "switch", when: drawn, section }),
  folded: field.flag({
    label: "Components only",
    hint: "Sub-tasks of the mindmap are folded away.",
    initial: false,
    when: drawn,
    section,
  }),
  scale: field.number({
    label: "Scale",
    hint: "Pixels of a PNG for each unit.",
    initial: 2,
    min: 0.5,
    max: 4,
    step: 0.5,
    variant: "input",
    when: { field: "format", is: ["png"] },
    section,
  }),
};
