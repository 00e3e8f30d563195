import { field } from "../../tool/fields.ts";
import { frameworkLabels, moduleLabels } from "./frameworks.ts";

const projects = ["next", "react-vite", "react-native"] as const;
const isProject = { field: "framework", is: projects };

/** The form of the folder generator. */
export const scaffoldFields = {
  projectName: field.text({
    label: "Project Name",
    initial: "",
    placeholder: "my-awesome-project",
    max: 100,
    mono: true,
  }),
  framework: field.choice({
    label: "Framework",
    options: [
      ...projects.map((value) => ({ value, label: frameworkLabels[value] })),
      { value: "outline" as const, label: "A list or tree of your own" },
    ],
    initial: "next",
    variant: "select",
  }),
  modules: field.choices({
    label: "Feature Modules",
    options: [
      { value: "auth", label: moduleLabels.auth, hint: "login, signup, hook" },
      { value: "dashboard", label: moduleLabels.dashboard, hint: "layout, sidebar, header" },
      { value: "blog", label: moduleLabels.blog, hint: "list, posts, Markdown" },
      { value: "api", label: moduleLabels.api, hint: "routes, auth, validation" },
    ],
    initial: [],
    when: isProject,
  }),
  customModules: field.text({
    label: "Custom Modules",
    hint: "Between commas. Each gets a type, a hook and a view.",
    initial: "",
    placeholder: "payment, notification, analytics",
    max: 500,
    mono: true,
    when: isProject,
  }),
  outline: field.text({
    label: "List or Tree",
    hint: "An indented list, paths, or what the command tree prints.",
    initial: "",
    placeholder: "src/\n  app/\n    main.ts\n  lib/\nREADME.md",
    lines: 14,
    max: 200_000,
    mono: true,
    when: { field: "framework", is: ["outline"] },
  }),
  format: field.choice({
    label: "Format",
    hint: "What a terminal gets: the files themselves, or one of the others.",
    options: [
      { value: "files", label: "Files" },
      { value: "tree", label: "Tree" },
      { value: "commands", label: "Commands" },
      { value: "script", label: "Script" },
      { value: "zip", label: "ZIP" },
    ],
    initial: "files",
    variant: "segments",
  }),
};
