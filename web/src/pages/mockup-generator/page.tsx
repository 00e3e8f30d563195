import { tool } from "@toolbox/core/tools/mockup/tool.ts";
import { useCallback } from "react";
import { FormFromFields } from "../../kit/form/form-from-fields.tsx";
import { ToolPage } from "../../kit/tool-page/tool-page.tsx";
import { type DownloadMessages, useDownloads } from "../../kit/result/deliver/use-downloads.ts";
import { usePastedFile } from "../../kit/files/use-pasted-file.ts";
import { useTool } from "../../kit/tool-page/use-tool.ts";
import { gradientPictures } from "./gradient-tile.tsx";
import { MockupPreview } from "./mockup-preview.tsx";
import { useScreenshot } from "./use-screenshot.ts";

const words: DownloadMessages = {
  done: () => "Mockup Generated",
  failed: { title: "Error", message: "Failed to generate mockup. Please try again." },
  zipName: "mockups.zip",
  gapMs: 300,
};

export default function MockupGenerator() {
  const state = useTool(tool);
  const { meant: input, set } = state;
  const downloads = useDownloads(state, words);
  const { screenshot, problem } = useScreenshot(input);
  // said as the file comes in, not when the mockup is made
  const issueOf = (name: string) => state.issueOf(name) ?? (name === "image" ? problem : undefined);
  usePastedFile(useCallback((file) => set("image", file), [set]));
  return (
    <ToolPage
      state={state}
      form={<FormFromFields state={{ ...state, issueOf }} pictures={{ gradient: gradientPictures(input) }} />}
      preview={<MockupPreview state={state} screenshot={screenshot} downloads={downloads} />}
    />
  );
}
