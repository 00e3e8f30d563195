import type { Output } from "@toolbox/core";
import type { HarmonySpace } from "@toolbox/core/graphics/color/harmony.ts";
import { badColorWords } from "@toolbox/core/color/bad-color.ts";
import { BLACK, parseHex } from "@toolbox/core/graphics/color/parse-hex.ts";
import { readColor } from "@toolbox/core/graphics/color/spaces.ts";
import { badColorsAsBlack } from "../../kit/inputs/bad-colors.ts";
import { ColorInput } from "../../kit/inputs/color-input.tsx";
import { DownloadButton } from "../../kit/result/download-button.tsx";
import { Field } from "../../kit/form/field.tsx";
import { FormField } from "../../kit/form/form-from-fields.tsx";
import { ColorResult } from "../../kit/color/color-result.tsx";
import { harmonyPictures } from "../../kit/color/harmony-picture.tsx";
import { ColorSwatch } from "./color-swatch.tsx";
import { ContrastActions } from "./contrast-actions.tsx";
import { ContrastSample } from "./contrast-sample.tsx";
import { HslSliders } from "./hsl-sliders.tsx";
import { ToolPanel, type ToolPanelProps } from "./tool-panel.tsx";
import { UtilityResult } from "./utility-result.tsx";

const exported = { title: "Config Exported" };

const renderSet = (outputs: readonly Output[], { isGhost }: { isGhost: boolean }) => {
  const facts = outputs.find((output) => output.kind === "facts");
  const file = outputs.find((output) => output.kind !== "facts");
  return (
    <ColorResult
      title="Colors"
      isGhost={isGhost}
      colors={facts?.rows.map(({ label, value }) => ({ name: label, hex: value })) ?? []}
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
};

const renderColor = (outputs: readonly Output[], { isGhost }: { isGhost: boolean }) => (
  <>
    <ColorSwatch outputs={outputs} />
    <UtilityResult outputs={outputs} isGhost={isGhost} />
  </>
);

const renderContrast = (outputs: readonly Output[], { isGhost }: { isGhost: boolean }) => (
  <>
    <ContrastSample outputs={outputs} />
    <UtilityResult outputs={outputs} isGhost={isGhost} />
  </>
);

/** Any notation is fine here; what is none counts as black. */
const anyColor: NonNullable<ToolPanelProps["meaning"]> = (input) =>
  readColor(String(input["color"]))
    ? { input, notes: {} }
    : {
        input: { ...input, color: BLACK },
        notes: { color: badColorWords },
      };

const meanings = new Map<string, NonNullable<ToolPanelProps["meaning"]>>([["color", anyColor]]);

/** The tools about colors: a bad color is black and says so, and results are seen before they are read. */
export function ColorPanel(props: ToolPanelProps) {
  const { tool } = props;
  const meaning = meanings.get(tool.id) ?? badColorsAsBlack(tool.fields);
  meanings.set(tool.id, meaning);
  return (
    <ToolPanel
      {...props}
      meaning={meaning}
      looks={(state) => {
        if (tool.id === "contrast") {
          return {
            renderResult: renderContrast,
            fields: {
              background: (
                <div className="grid gap-3">
                  <FormField state={state} name="background" />
                  <ContrastActions
                    outputs={state.outputs}
                    onColor={(color) => state.set("color", color)}
                    onSwap={() => {
                      const { color, background } = state.input as { color: string; background: string };
                      state.set("color", background);
                      state.set("background", color);
                    }}
                  />
                </div>
              ),
            },
          };
        }
        if (tool.id !== "color") {
          const { base, space } = state.input as { base: string; space: HarmonySpace };
          return {
            renderResult: renderSet,
            pictures: tool.id === "palette" ? { type: harmonyPictures(parseHex(base).hex, space) } : {},
          };
        }
        const value = String(state.input.color);
        return {
          renderResult: renderColor,
          fields: {
            color: (
              <div className="grid gap-4">
                <Field label="Color" hint={state.tool.fields.color.hint} error={state.issueOf("color")}>
                  <ColorInput
                    label="Color"
                    value={value}
                    shown={readColor(value)?.hex}
                    onValue={(text) => state.set("color", text)}
                  />
                </Field>
                <HslSliders hex={readColor(value)?.hex ?? BLACK} onHex={(hex) => state.set("color", hex)} />
              </div>
            ),
          },
        };
      }}
    />
  );
}
