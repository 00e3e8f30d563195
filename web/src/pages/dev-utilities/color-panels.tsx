import type { Fields, InputOf, Output, Tool } from "@toolbox/core";
import { invalidColorMessage } from "@toolbox/core/graphics/color/invalid-color.ts";
import { BLACK, parseHex } from "@toolbox/core/graphics/color/parse-hex.ts";
import { readColor } from "@toolbox/core/graphics/color/spaces.ts";
import { tool as colorTool } from "@toolbox/core/tools/color/tool.ts";
import { tool as scaleTool } from "@toolbox/core/tools/color-scale/tool.ts";
import { tool as contrastTool } from "@toolbox/core/tools/contrast/tool.ts";
import { tool as paletteTool } from "@toolbox/core/tools/palette/tool.ts";
import { tool as quickPaletteTool } from "@toolbox/core/tools/quick-palette/tool.ts";
import { factRows, filesOf } from "../../kit/result/outputs-of.ts";
import { ColorResult } from "../../kit/color/color-result.tsx";
import { harmonyPictures } from "../../kit/color/harmony-picture.tsx";
import { Field } from "../../kit/form/field.tsx";
import { FormField, type FormProps } from "../../kit/form/form-from-fields.tsx";
import { ColorInput } from "../../kit/inputs/color-input.tsx";
import { DownloadButton } from "../../kit/result/download-button.tsx";
import { ToolPage } from "../../kit/tool-page/tool-page.tsx";
import type { PanelProps } from "../../kit/tool-tabs/tool-tabs.tsx";
import type { Meaning } from "../../kit/inputs/bad-colors.ts";
import { useTool } from "../../kit/tool-page/use-tool.ts";
import { ColorSwatch } from "./color-swatch.tsx";
import { ContrastActions } from "./contrast-actions.tsx";
import { ContrastSample } from "./contrast-sample.tsx";
import { HslSliders } from "./hsl-sliders.tsx";
import { emptyUtility } from "./utility-panel.tsx";
import { UtilityResult } from "./utility-result.tsx";

/* The tools about colors: a bad color is black and says so, and results are seen before they are read. */

const exported = { title: "Config Exported" };

/** Any notation is fine here; what is none counts as black. */
const anyColor = (input: InputOf<typeof colorTool.fields>): Meaning<typeof colorTool.fields> =>
  readColor(input.color)
    ? { input, notes: {} }
    : { input: { ...input, color: BLACK }, notes: { color: invalidColorMessage } };

export function ColorPanel(place: PanelProps) {
  const state = useTool(colorTool, { live: true, meaning: anyColor });
  const { color } = state.input;
  const hex = readColor(color)?.hex;
  const set = (value: string) => state.set("color", value);
  return (
    <ToolPage
      state={state}
      {...place}
      fields={{
        color: (
          <div className="grid gap-4">
            <Field label="Color" hint={colorTool.fields.color.hint} error={state.issueOf("color")}>
              <ColorInput label="Color" value={color} shown={hex} onValue={set} />
            </Field>
            <HslSliders hex={hex ?? BLACK} onHex={set} />
          </div>
        ),
      }}
      empty={emptyUtility(colorTool)}
      Result={ColorValues}
    />
  );
}

export function ContrastPanel(place: PanelProps) {
  const state = useTool(contrastTool, { live: true });
  const { color, background } = state.input;
  return (
    <ToolPage
      state={state}
      {...place}
      fields={{
        background: (
          <div className="grid gap-3">
            <FormField state={state} name="background" />
            <ContrastActions
              outputs={state.outputs}
              onColor={(next) => state.set("color", next)}
              onSwap={() => {
                state.set("color", background);
                state.set("background", color);
              }}
            />
          </div>
        ),
      }}
      empty={emptyUtility(contrastTool)}
      Result={ContrastValues}
    />
  );
}

/** Colors in a row, with the file they become. */
function setPanel<F extends Fields>(tool: Tool<F>, pictures?: (input: InputOf<F>) => FormProps<F>["pictures"]) {
  return function ColorSetPanel(place: PanelProps) {
    const state = useTool(tool, { live: true });
    return (
      <ToolPage
        state={state}
        {...place}
        pictures={pictures?.(state.input)}
        empty={emptyUtility(tool)}
        Result={ColorSet}
      />
    );
  };
}

export const PalettePanel = setPanel(paletteTool, ({ base, space }) => ({
  type: harmonyPictures(parseHex(base).hex, space),
}));
export const ScalePanel = setPanel(scaleTool);
export const QuickPalettePanel = setPanel(quickPaletteTool);

type Shown = { outputs: readonly Output[]; isGhost: boolean };

const ColorValues = (props: Shown) => (
  <>
    <ColorSwatch outputs={props.outputs} />
    <UtilityResult {...props} />
  </>
);

const ContrastValues = (props: Shown) => (
  <>
    <ContrastSample outputs={props.outputs} />
    <UtilityResult {...props} />
  </>
);

function ColorSet({ outputs, isGhost }: Shown) {
  const [file] = filesOf(outputs);
  return (
    <ColorResult
      title="Colors"
      isGhost={isGhost}
      colors={factRows(outputs).map(({ label, value }) => ({ name: label, hex: value }))}
      file={file}
      actions={
        file && (
          <DownloadButton files={[file]} keys="mod+s" toast={exported}>
            {file.name === "palette.css" ? "Export CSS" : "Export"}
          </DownloadButton>
        )
      }
    />
  );
}
