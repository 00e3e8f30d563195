import type { Picture } from "@toolbox/core";
import { type ogFields } from "@toolbox/core/graphics/og-image/fields.ts";
import { LOGO_SHARE, logoBox, MARGIN } from "@toolbox/core/graphics/og-image/draw/logo-box.ts";
import { ogSizes } from "@toolbox/core/graphics/og-image/sizes.ts";
import { tool } from "@toolbox/core/tools/og-image/tool.ts";
import { Field } from "../../kit/form/field.tsx";
import { FormField } from "../../kit/form/form-from-fields.tsx";
import { Segments } from "../../kit/inputs/segments.tsx";
import type { ToolState } from "../../kit/tool-page/use-tool.ts";
import { PositionFrame } from "./position-frame.tsx";

/** The logo file, and where, how large and how strong it stands on the picture. */
export function LogoFields({ state, logo }: { state: ToolState<typeof ogFields>; logo: Picture | null }) {
  const { input } = state;
  const { logoPosition, logoSize } = tool.fields;
  const [size] = ogSizes;
  const width = logo ? logoBox(size, logo, input).width : size.width * LOGO_SHARE[input.logoSize];
  return (
    <>
      <FormField state={state} name="logo" />
      <div className="grid grid-cols-[128px_minmax(0,1fr)] gap-3">
        <Field label={logoPosition.label} group>
          <PositionFrame value={input.logoPosition} onValue={(value) => state.set("logoPosition", value)} />
        </Field>
        <Field
          label={logoSize.label}
          group
          end={<span className="mono">{LOGO_SHARE[input.logoSize] * 100} %</span>}
          hint={
            <span className="mono">
              {width} px wide, {MARGIN} px margin
            </span>
          }
        >
          <Segments
            block
            value={input.logoSize}
            options={logoSize.options}
            onValue={(value) => state.set("logoSize", value)}
          />
        </Field>
      </div>
      <FormField state={state} name="logoOpacity" />
    </>
  );
}
