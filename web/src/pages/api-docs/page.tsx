import { tool } from "@toolbox/core/tools/api-docs/tool.ts";
import { useEffect, useRef, useState } from "react";
import { pluralize } from "@toolbox/core";
import type { CodePlace } from "../../kit/code/code-editor.tsx";
import { Earlier } from "../../kit/result/earlier.tsx";
import { ToolPage } from "../../kit/tool-page/tool-page.tsx";
import { useTool } from "../../kit/tool-page/use-tool.ts";
import { DescriptionForm } from "./description-form.tsx";
import { DocsResult } from "./docs-result.tsx";
import { problemsOf } from "./problems-of.ts";

export default function ApiDocs() {
  const state = useTool(tool, { live: true });
  const { input, loadExample } = state;
  const [goTo, setGoTo] = useState<CodePlace>();
  const isFirst = useRef(true);
  useEffect(() => {
    // The first view is a real API; whoever empties the field keeps it empty.
    if (isFirst.current && input.text === "" && !state.isDirty && !/^#v\d+=/.test(location.hash)) loadExample();
    isFirst.current = false;
  }, [input.text, state.isDirty, loadExample]);
  const problems = problemsOf(state);
  return (
    <ToolPage
      state={state}
      form={<DescriptionForm state={state} problems={problems} goTo={goTo} onGoTo={setGoTo} />}
      preview={
        state.outputs ? (
          <Earlier isEarlier={state.isEarlier} className="flex min-h-0 flex-1 flex-col">
            <DocsResult state={state} />
          </Earlier>
        ) : undefined
      }
      empty={{
        title: "Paste an OpenAPI description, or drop its file.",
        line: "Versions 3.0, 3.1 and 3.2, as YAML or JSON. It stays in this browser.",
      }}
      facts={problems.length === 0 ? [] : [{ id: "problems", words: <b>{pluralize(problems.length, "problem")}</b> }]}
      wideForm
    />
  );
}
