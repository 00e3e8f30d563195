import { checkHead, type HeadFinding } from "@toolbox/core/documents/meta/check-head.ts";
import { readHead } from "@toolbox/core/documents/meta/read-head.ts";
import { tool } from "@toolbox/core/tools/meta-check/tool.ts";
import type { MetaInput } from "@toolbox/core/tools/meta-tags/fields.ts";
import { inputOfHead } from "@toolbox/core/tools/meta-tags/input-of-head.ts";
import { CircleCheck, CircleX, Info, TriangleAlert } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { Button } from "../../kit/elements/button.tsx";
import { Field } from "../../kit/form/field.tsx";
import { FilePicker } from "../../kit/files/file-picker.tsx";
import { TextArea } from "../../kit/inputs/text-area.tsx";

const { html: htmlField, page: pageField } = tool.fields;

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
        label={pageField.label}
        words="Or drop an HTML file, or click to choose it"
        onFiles={async ([file]) => {
          if (!file) return;
          const isFine = file.size <= pageField.maxBytes;
          setError(isFine ? undefined : pageField.tooLarge.message);
          if (isFine) setHtml(new TextDecoder().decode(await file.bytes()));
        }}
      />
      {findings && (
        <ul aria-label="Findings" className="grid">
          {findings.length === 0 && <Row severity="good" message="Nothing to fix." />}
          {findings.map((finding) => (
            <Row key={`${finding.line} ${finding.message}`} {...finding} />
          ))}
        </ul>
      )}
      {values && count > 0 && (
        <Button block onClick={() => onValues(values)}>
          Fill in the form from this page
        </Button>
      )}
    </>
  );
}

const looks = {
  good: { icon: CircleCheck, tone: "text-green-mark", words: "Good" },
  error: { icon: CircleX, tone: "text-red-mark", words: "Error" },
  warning: { icon: TriangleAlert, tone: "text-amber-mark", words: "Warning" },
  note: { icon: Info, tone: "text-text-3", words: "Note" },
} as const;

function Row({ severity, message, line }: Omit<HeadFinding, "severity"> & { severity: keyof typeof looks }) {
  const { icon: Icon, tone, words } = looks[severity];
  return (
    <li className="flex gap-2 border-b border-line-1 py-1.5 text-12 last:border-b-0">
      <Icon aria-hidden="true" className={tone} />
      <span className="sr-only">{words}: </span>
      <span className="min-w-0 flex-1 wrap-anywhere">{message}</span>
      {line !== undefined && <span className="mono flex-none text-text-3">line {line}</span>}
    </li>
  );
}
