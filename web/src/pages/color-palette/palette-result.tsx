import type { FileOutput } from "@toolbox/core";
import { Dices } from "lucide-react";
import { Button } from "../../kit/elements/button.tsx";
import type { BandColor } from "../../kit/color/color-bands.tsx";
import { ColorResult } from "../../kit/color/color-result.tsx";
import { ContrastMatrix } from "./contrast-matrix.tsx";
import type { Reroll } from "./use-reroll.ts";
import { VisionPreview } from "./vision-preview.tsx";

/** The palette as bands, as a contrast matrix, as others see it, and as the file that Export saves. */
export function PaletteResult({ colors, file, isFileEarlier, reroll }: PaletteResultProps) {
  return (
    <ColorResult
      title="Palette"
      colors={colors}
      file={file}
      isFileEarlier={isFileEarlier}
      onLock={reroll.toggleLock}
      views={[
        { value: "contrast", label: "Contrast", body: <ContrastMatrix colors={colors} /> },
        { value: "vision", label: "Color vision", body: <VisionPreview colors={colors} /> },
      ]}
      actions={
        <Button size="sm" icon={Dices} keys=" " className="max-lg:hidden" onClick={reroll.roll}>
          Reroll
        </Button>
      }
    />
  );
}

type PaletteResultProps = {
  colors: readonly BandColor[];
  file: FileOutput | undefined;
  isFileEarlier: boolean;
  reroll: Reroll;
};
