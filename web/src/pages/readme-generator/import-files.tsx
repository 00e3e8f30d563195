import { tool } from "@toolbox/core/tools/readme/tool.ts";
import { notify } from "../../kit/toast/notify.ts";
import type { ToolState } from "../../kit/tool-page/use-tool.ts";
import { FileDrop } from "../../kit/files/file-drop.tsx";
import { Field } from "../../kit/form/field.tsx";
import { plural, pluralize, type FileHandle } from "@toolbox/core";

const LARGEST = 500_000;

/** A dropped manifest (package.json, Cargo.toml …) fills the form; a dropped README.md gives its beginning and its sections. */
export function ImportFiles({ state }: { state: ToolState<(typeof tool)["fields"]> }) {
  const take = async (file: FileHandle | null) => {
    if (!file) return;
    if (file.size > LARGEST) return notify("error", "File not used", `${file.name} is larger than 500 KB.`);
    const text = new TextDecoder().decode(await file.bytes());
    if (/\.(?:json|toml|mod)$/i.test(file.name)) {
      const { manifestFields } = await import("@toolbox/core/tools/readme/manifest-fields.ts");
      const found = await manifestFields(file.name, text);
      if ("message" in found) return notify("error", "File not used", `${file.name}: ${found.message}`);
      // Examples that the file says nothing of would be taken for the project's own.
      for (const name of ["description", "author", "license", "projectVersion", "repository"] as const)
        if (found.fields[name] === undefined && state.input[name] === tool.fields[name].initial) state.set(name, "");
      for (const [name, value] of Object.entries(found.fields)) state.set(name as "projectName", value);
      const count = Object.keys(found.fields).length;
      return notify(
        "success",
        "Filled in",
        `${count} ${plural(count, "field comes", "fields come")} from ${file.name}.`,
      );
    }
    const { splitReadme } = await import("@toolbox/core/tools/readme/split-readme.ts");
    const { sections } = splitReadme(text);
    state.set("existing", text);
    // it has the badges it wants; others are one click away
    state.set("badges", []);
    state.set(
      "sections",
      sections.map(({ title }) => title),
    );
    notify(
      "success",
      "Sections taken over",
      `${pluralize(sections.length, `section of ${file.name} keeps its words`, `sections of ${file.name} keep their words`)}.`,
    );
  };
  return (
    <Field
      label="Start from files"
      hint="package.json, Cargo.toml, pyproject.toml or go.mod fills the form, README.md gives its sections."
    >
      <FileDrop
        file={null}
        accept={["application/json", "text/markdown", "text/plain", ".json", ".md", ".toml", ".mod"]}
        label="Manifest or README.md"
        hint="Up to 500 KB"
        onFile={(file) => void take(file)}
      />
    </Field>
  );
}
