import { checkHead } from "@toolbox/core/documents/meta/check-head.ts";
import { readHead } from "@toolbox/core/documents/meta/read-head.ts";
import { MAX_PAGE_BYTES } from "@toolbox/core/tools/meta-check/fields.ts";
import { tool } from "@toolbox/core/tools/meta-check/tool.ts";
import type { MetaInput } from "@toolbox/core/tools/meta-tags/fields.ts";
import { inputOfHead } from "@toolbox/core/tools/meta-tags/input-of-head.ts";
import { useDeferredValue, useMemo, useState } from "react";
import { Button } from "../../kit/elements/button.tsx";
import { Field } from "../../kit/form/field.tsx";
import { FilePicker } from "../../kit/files/file-picker.tsx";
import { FindingRow } from "./finding-row.tsx";
import { SiteCheck } from "./site-check.tsx";
import { TextArea } from "../../kit/inputs/text-area.tsx";

const { html: htmlField } = tool.fields;

/** Reads the head of a page that is there: what is wrong with it, and its values for the form. Nothing is run. */
export function PageCheck({ onValues }: { onValues: (values: Partial<MetaInput>) => void }) {
  const [html, setHtml] = useState("");
  const [error, setError] = useState<string>();
  const source = useDeferredValue(html);
  const head = useMemo(() => (source.trim() === "" ? undefined : readHead(source)), [source]);
  const findings = useMemo(() => head && checkHead(head), [head]);
  const values = head && inputOfHead(head);
  const count = Object.keys(values ?? {}).length;
  return (
    <>
      <Field label="HTML of the page" hint={htmlField.hint} error={error}>
        <TextArea
          mono
          rows={5}
          value={html}
          spellCheck={false}
          placeholder={htmlField.placeholder}
          onChange={(event) => {
            setHtml(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
      <FilePicker
        accept={["text/html", ".html", ".htm"]}
        label="Page"
        words="Or drop an HTML file, or click to choose it"
        onFiles={async ([file]) => {
          if (!file) return;
          const isFine = file.size <= MAX_PAGE_BYTES;
          setError(isFine ? undefined : "A page may have at most 20 MB here.");
          if (isFine) setHtml(new TextDecoder().decode(await file.bytes()));
        }}
      />
      {findings && (
        <ul aria-label="Findings" className="grid">
          {findings.length === 0 && <FindingRow severity="good" message="Nothing to fix." />}
          {findings.map((finding) => (
            <FindingRow
              key={`${finding.line} ${finding.message}`}
              severity={finding.severity}
              message={finding.message}
              {...(finding.line !== undefined && { place: `line ${finding.line}` })}
            />
          ))}
        </ul>
      )}
      {values && count > 0 && (
        <Button block onClick={() => onValues(values)}>
          Fill in the form from this page
        </Button>
      )}
      <SiteCheck />
    </>
  );
}
