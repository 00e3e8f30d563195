import { tool } from "@toolbox/core/tools/realtime/tool.ts";
import { FormFromFields } from "../../kit/form/form-from-fields.tsx";
import { ToolPage } from "../../kit/tool-page/tool-page.tsx";
import { useTool } from "../../kit/tool-page/use-tool.ts";
import { DeliveryField } from "./delivery-field.tsx";
import { DownloadAll } from "./download-all.tsx";

export default function RealtimeCodeGenerator() {
  const state = useTool(tool, { live: true });
  const isBroadcast = state.input.delivery === "broadcast";
  return (
    <ToolPage
      state={state}
      wideForm
      form={
        <FormFromFields
          state={state}
          fields={{ delivery: <DeliveryField state={state} />, ...(isBroadcast ? {} : { memberTable: null }) }}
        />
      }
      copyToast={{ title: "Copied!", description: "Code copied to clipboard." }}
      resultActions={<DownloadAll state={state} />}
      empty={{ title: "Name a table to see its code.", line: "Shown behind: the messages of a room." }}
    />
  );
}
