import type { tool } from "@toolbox/core/tools/schema/tool.ts";
import type { SchemaInput } from "@toolbox/core/tools/schema/fields.ts";
import { useState } from "react";
import { filesOf } from "../../kit/result/outputs-of.ts";
import { useTheme } from "../../app-context/theme.ts";
import { useHost } from "../../kit/host/host.ts";
import { notify } from "../../kit/toast/notify.ts";
import type { ToolState } from "../../kit/tool-page/use-tool.ts";

export type SchemaState = ToolState<(typeof tool)["fields"]>;
export type SchemaFormat = SchemaInput["format"];

/** Saves the schema in a format, as the command would write it, and says so. Pictures are in the theme one sees. */
export function useExports(state: SchemaState) {
  const { run, sink } = useHost();
  const { theme } = useTheme();
  const [busy, setBusy] = useState<SchemaFormat>();

  const save = async (format: SchemaFormat) => {
    setBusy(format);
    try {
      const warnings: string[] = [];
      const result = await run(
        state.tool,
        { ...state.input, format, theme, into: "" },
        { warn: (message) => void warnings.push(message) },
      );
      const file = result.ok ? filesOf(result.outputs)[0] : undefined;
      if (!file) return notify("error", "Export Failed", result.ok ? undefined : result.issues[0]?.message);
      await sink.save([file]);
      const [title, description] =
        format === "mermaid"
          ? ["Diagram Exported", "Mermaid ER diagram exported successfully"]
          : ["Schema Exported", `${file.name} exported successfully`];
      notify("success", title, [description, ...warnings].join(". "));
    } catch (error) {
      console.error(error);
      notify("error", "Export Failed", error instanceof Error ? error.message : undefined);
    } finally {
      setBusy(undefined);
    }
  };
  return { save: (format: SchemaFormat) => void save(format), busy };
}
