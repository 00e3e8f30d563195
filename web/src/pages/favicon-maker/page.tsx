import { tool } from "@toolbox/core/tools/favicon/tool.ts";
import { Download } from "lucide-react";
import { useCallback } from "react";
import { Button } from "../../kit/elements/button.tsx";
import { FormFromFields } from "../../kit/form/form-from-fields.tsx";
import { ToolPage } from "../../kit/tool-page/tool-page.tsx";
import { Earlier } from "../../kit/result/earlier.tsx";
import { type DownloadMessages, useDownloads } from "../../kit/result/deliver/use-downloads.ts";
import { usePastedFile } from "../../kit/files/use-pasted-file.ts";
import { useTool } from "../../kit/tool-page/use-tool.ts";
import { FaviconFiles } from "./favicon-files.tsx";
import { FaviconPreview } from "./favicon-preview.tsx";
import { IconCanvas } from "./icon-canvas.tsx";
import { LettersField } from "./letters-field.tsx";
import { shapePictures } from "./shape-tile.tsx";
import { useMark } from "./use-mark.ts";

const words: DownloadMessages = {
  done: (name) => (name === "manifest.webmanifest" ? "Manifest Downloaded" : "Download Complete"),
  failed: { title: "Download Failed", message: "Failed to generate favicon" },
  zipName: "favicon.zip",
  gapMs: 300,
};

export default function FaviconMaker() {
  const state = useTool(tool, { live: true });
  const { meant: input, set } = state;
  const downloads = useDownloads(state, words);
  const mark = useMark(input);
  usePastedFile(useCallback((file) => set("image", file), [set]));
  return (
    <ToolPage
      state={state}
      form={
        <FormFromFields
          state={state}
          pictures={{ shape: shapePictures(input) }}
          fields={{
            text: (
              <LettersField value={input.text} error={state.issueOf("text")} onValue={(text) => set("text", text)} />
            ),
          }}
        />
      }
      preview={<FaviconPreview state={state} mark={mark} downloads={downloads} />}
      below={
        <Earlier isEarlier={state.isEarlier}>
          <FaviconFiles outputs={state.outputs} downloads={downloads} />
        </Earlier>
      }
      sticky={
        <>
          <IconCanvas mark={mark} look={input} kind="icon" size={40} className="flex-none" />
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
