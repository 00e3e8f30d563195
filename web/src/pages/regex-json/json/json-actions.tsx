import type { tool } from "@toolbox/core/tools/json/tool.ts";
import { ChevronDown } from "lucide-react";
import { Button } from "../../../kit/elements/button.tsx";
import { Menu } from "../../../kit/overlay/menu.tsx";
import { Progress } from "../../../kit/elements/progress.tsx";
import type { ToolState } from "../../../kit/tool-page/use-tool.ts";

export type JsonState = ToolState<(typeof tool)["fields"]>;
export type Make = JsonState["input"]["make"];

/** The toast after each: the titles are the product's. */
const toasts: Readonly<Record<Make, string>> = {
  format: "JSON Formatted",
  minify: "JSON Minified",
  validate: "Valid JSON",
  csv: "Converted to CSV",
  lines: "Converted to JSON Lines",
  yaml: "Converted to YAML",
  types: "Types Generated",
  schema: "Schema Generated",
  paths: "Paths Listed",
  diff: "Compared",
};

const more = [
  { make: "yaml", label: "YAML" },
  { make: "types", label: "TypeScript types" },
  { make: "schema", label: "JSON Schema" },
  { make: "lines", label: "JSON Lines" },
  { make: "paths", label: "Paths and values" },
  { make: "diff", label: "Compare with another..." },
] as const;

/** Makes something of the JSON in the form, with the toast that belongs to it. */
export const runJson = (state: JsonState, make: Make) => state.run({ make }, { title: toasts[make] });

const main = [
  { make: "format", label: "Format" },
  { make: "minify", label: "Minify" },
  { make: "validate", label: "Validate" },
  { make: "csv", label: "Convert to CSV" },
] as const;

/** The buttons of the JSON tools, and how far a long run is. `narrow` is one row of the four. */
export function JsonActions({ state, narrow = false }: { state: JsonState; narrow?: boolean }) {
  return (
    <div className="grid min-w-0 flex-1 gap-2">
      {state.isBusy && state.progress && <Progress {...state.progress} onCancel={state.cancel} />}
      <div className={narrow ? "flex gap-1.5" : "grid grid-cols-2 gap-2"}>
        {main.map(({ make, label }) => (
          <Button
            key={make}
            variant={make === "format" ? "primary" : undefined}
            size={narrow ? "sm" : "md"}
            block
            onClick={() => void runJson(state, make)}
          >
            {label}
          </Button>
        ))}
      </div>
      {!narrow && <OtherMakes state={state} />}
    </div>
  );
}

/** The rarer things to make of JSON. */
export function OtherMakes({ state }: { state: JsonState }) {
  const { input } = state;
  const choose = (make: Make) => {
    // The second document has to be there first.
    if (make === "diff" && input.other === "" && input.second === null) state.set("make", "diff");
    else void runJson(state, make);
  };
  return (
    <Menu
      items={more.map(({ make, label }) => ({ label, checked: make === input.make, onSelect: () => choose(make) }))}
      renderTrigger={(trigger) => (
        <Button size="sm" variant="ghost" block icon={ChevronDown} {...trigger}>
          Make something else
        </Button>
      )}
    />
  );
}
