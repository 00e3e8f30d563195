import { tool } from "@toolbox/core/tools/readme/tool.ts";
import { FormFromFields } from "../../kit/form/form-from-fields.tsx";
import { FormSection } from "../../kit/form/form-section.tsx";
import { ToolPage } from "../../kit/tool-page/tool-page.tsx";
import { useTool } from "../../kit/tool-page/use-tool.ts";
import { ImportFiles } from "./import-files.tsx";
import { ReadmeResult } from "./readme-result.tsx";

export default function ReadmeGenerator() {
  const state = useTool(tool);
  return (
    <ToolPage
      state={state}
      form={
        <>
          <FormSection>
            <ImportFiles state={state} />
          </FormSection>
          <FormFromFields state={state} />
        </>
      }
      empty={{
        title: "Fill in your project details and generate a README.",
        line: "Shown behind: a React app with all badges.",
      }}
      Result={ReadmeResult}
    />
  );
}
