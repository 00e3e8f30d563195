import type { BinaryOutput, FactsOutput, Output, TextOutput } from "@toolbox/core";
import { File as FileIcon } from "lucide-react";
import { useMemo } from "react";
import { byteSize } from "../files/byte-size.ts";
import { languageOf } from "../code/code-language.ts";
import { ColorChip } from "../inputs/color-chip.tsx";
import { CodeView } from "../code/code-view.tsx";
import { Verdict } from "./earlier.tsx";
import { ImageStage } from "./image/image-stage.tsx";
import type { ImageSource } from "../files/use-image-preview.ts";
import { useZoom } from "../canvas-view/use-zoom.ts";

/** One output as what it is: code with line numbers, an image on its stage, rows of facts, a file by name and size. */
export function OutputBody({ output }: { output: Output }) {
  if (output.kind === "text") return <TextBody output={output} />;
  if (output.kind === "facts") return <FactsBody output={output} />;
  return isImage(output) ? <ImageBody output={output} /> : <FileBody output={output} />;
}

function TextBody({ output }: { output: TextOutput }) {
  return (
    <CodeView
      text={output.text}
      language={languageOf(output.name)}
      label={output.label ?? output.name}
      className="flex-1 max-lg:h-[60dvh] max-lg:flex-none"
    />
  );
}

function FactsBody({ output }: { output: FactsOutput }) {
  return (
    <dl className="divide-y divide-line-1">
      {output.rows.map((row) => (
        <div key={row.label} className="grid grid-cols-[minmax(96px,1fr)_2fr] items-baseline gap-3 px-4 py-2">
          <dt className="text-13 text-text-3">{row.label}</dt>
          <dd className="m-0 text-13 wrap-anywhere tabular-nums">
            <Verdict className="flex items-center gap-2">
              {row.color && <ColorChip color={row.color} />}
              {row.value}
            </Verdict>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ImageBody({ output }: { output: BinaryOutput }) {
  const zoom = useZoom();
  const image = useImageOf(output);
  return (
    <ImageStage
      image={image}
      width={output.width ?? 512}
      height={output.height ?? 512}
      alt={output.label ?? output.name}
      ground="checker"
      zoom={zoom}
      className="flex-1 max-lg:h-[60dvh] max-lg:flex-none"
    />
  );
}

function FileBody({ output }: { output: BinaryOutput }) {
  return (
    <div className="flex items-center gap-3 p-4 text-13">
      <FileIcon aria-hidden="true" className="text-text-3" />
      <span className="min-w-0 flex-1 truncate">{output.name}</span>
      <span className="mono text-text-3">{byteSize(output.bytes.length)}</span>
    </div>
  );
}

/** A binary output as an image source that stays the same while the output does. */
export function useImageOf(output: BinaryOutput | undefined): ImageSource | null {
  return useMemo(
    () => (output ? { name: output.name, type: output.mime, bytes: async () => output.bytes } : null),
    [output],
  );
}

export function isImage(output: Output): output is BinaryOutput {
  return output.kind === "binary" && output.mime.startsWith("image/");
}
