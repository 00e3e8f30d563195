import { needsFont } from "@toolbox/core/graphics/og-image/resources.ts";
import { chosenSizes, ogSizes } from "@toolbox/core/graphics/og-image/sizes.ts";
import { tool } from "@toolbox/core/tools/og-image/tool.ts";
import { Download } from "lucide-react";
import { useCallback, useState } from "react";
import { Button } from "../../kit/elements/button.tsx";
import { FormField, FormFields } from "../../kit/form/form-from-fields.tsx";
import { FormSection } from "../../kit/form/form-section.tsx";
import { Earlier } from "../../kit/result/earlier.tsx";
import { useDownloads } from "../../kit/result/deliver/use-downloads.ts";
import { ToolPage } from "../../kit/tool-page/tool-page.tsx";
import { useTool } from "../../kit/tool-page/use-tool.ts";
import { ColorFields } from "./color-fields.tsx";
import { EmojiField } from "./emoji-field.tsx";
import { FileFields } from "./file-fields.tsx";
import { LogoFields } from "./logo-fields.tsx";
import { type Drawn, OgCanvas } from "./og-canvas.tsx";
import { ogDownloads } from "./og-downloads.ts";
import { OgPreview } from "./og-preview.tsx";
import { OgSizes } from "./og-sizes.tsx";
import { templatePictures, themePictures } from "./style-tile.tsx";
import { usePastedFile } from "../../kit/files/use-pasted-file.ts";

export default function OgGenerator() {
  const state = useTool(tool, { live: true });
  const { meant: input, set } = state;
  const downloads = useDownloads(state, ogDownloads);
  const [drawing, setDrawing] = useState<Drawn | null>(null);
  usePastedFile(useCallback((file) => set("logo", file), [set]));
  const [size = ogSizes[0]] = chosenSizes(input);
  return (
    <ToolPage
      state={state}
      form={
        <>
          <FormSection title="Content">
            <FormFields state={state} names={["title", "description"]} />
            <EmojiField
              value={input.emoji}
              error={state.issueOf("emoji")}
              onValue={(emoji) => state.set("emoji", emoji)}
            />
            {(input.font !== null || needsFont(input)) && <FormField state={state} name="font" />}
          </FormSection>
          <FormSection title="Style">
            <FormField state={state} name="template" pictures={{ template: templatePictures(input.theme) }} />
            <FormField state={state} name="theme" pictures={{ theme: themePictures(input.template) }} />
            <FormField state={state} name="pattern" />
            <ColorFields state={state} />
          </FormSection>
          <FormSection title="Logo">
            <LogoFields state={state} logo={drawing?.logo ?? null} />
          </FormSection>
          <FileFields state={state} />
        </>
      }
      preview={
        // What cannot be drawn leaves the last drawing.
        <Earlier isEarlier={drawing !== null && drawing.input !== input} className="flex min-h-0 flex-1 flex-col">
          <OgPreview
            input={input}
            size={size}
            logo={drawing?.logo ?? null}
            downloads={downloads}
            onDrawn={setDrawing}
          />
        </Earlier>
      }
      below={
        <Earlier isEarlier={state.isEarlier}>
          <OgSizes input={input} outputs={state.outputs} downloads={downloads} />
        </Earlier>
      }
      facts={
        drawing
          ? [
              {
                id: "drawn",
                words: (
                  <>
                    preview drawn in <b>{drawing.ms.toFixed(1)} ms</b>
                  </>
                ),
              },
            ]
          : []
      }
      sticky={
        <>
          <OgCanvas input={input} size={size} scale={0.2} className="h-10 w-auto flex-none rounded-mark" />
          <Button
            variant="primary"
            className="min-w-0 flex-1"
            icon={Download}
            busy={downloads.busy === "all"}
            busyLabel={tool.action.busyLabel}
            onClick={() => void downloads.downloadAll()}
          >
            {tool.action.label}
          </Button>
        </>
      }
    />
  );
}
