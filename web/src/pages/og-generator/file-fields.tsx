import { ogFields } from "@toolbox/core/graphics/og-image/fields.ts";
import { ogFileName } from "@toolbox/core/graphics/og-image/sizes.ts";
import { Disclosure } from "../../kit/elements/disclosure.tsx";
import { FormFields } from "../../kit/form/form-from-fields.tsx";
import type { ToolState } from "../../kit/tool-page/use-tool.ts";

const names = ["format", "quality", "sizes", "metaTags", "address"] as const;

/** Which files are made. Folded until something of it differs from the usual, or has to be mended. */
export function FileFields({ state }: { state: ToolState<typeof ogFields> }) {
  const { input } = state;
  const isUsual = (name: (typeof names)[number]) => String(input[name]) === String(ogFields[name].initial);
  const isOpen = names.some((name) => !isUsual(name) || state.issueOf(name) !== undefined);
  const ending = ogFileName({ width: 0, height: 0 }, input.format).split(".").at(-1);
  return (
    <Disclosure title="Files" end={`${input.sizes.length} .${ending}`} isOpen={isOpen}>
      <FormFields state={state} names={names} />
    </Disclosure>
  );
}
