import type { ogFields } from "@toolbox/core/graphics/og-image/fields.ts";
import { FormField, FormFields } from "../../kit/form/form-from-fields.tsx";
import type { ToolState } from "../../kit/tool-page/use-tool.ts";

/** The switch for the user's own colors, and under it the colors, two in a row. */
export function ColorFields({ state }: { state: ToolState<typeof ogFields> }) {
  return (
    <>
      <FormField state={state} name="customColors" />
      {state.input.customColors && (
        <div className="grid grid-cols-2 gap-3">
          <FormFields state={state} names={["background", "backgroundTo", "titleColor", "accentColor"]} />
        </div>
      )}
    </>
  );
}
