import { formatNumber, pluralize } from "@toolbox/core";
import { explosionMessage } from "@toolbox/core/tools/regex/explosion-message.ts";
import { findExplosion } from "@toolbox/core/tools/regex/find-explosion.ts";
import { parseRegex } from "@toolbox/core/tools/regex/parse-regex.ts";
import { presets } from "@toolbox/core/tools/regex/presets.ts";
import { tool } from "@toolbox/core/tools/regex/tool.ts";
import { useMemo } from "react";
import { Button } from "../../../kit/elements/button.tsx";
import { CodeInput } from "../../../kit/code/code-input.tsx";
import { Field } from "../../../kit/form/field.tsx";
import { FieldError } from "../../../kit/form/field-error.tsx";
import { FormField } from "../../../kit/form/form-from-fields.tsx";
import { FormSection } from "../../../kit/form/form-section.tsx";
import { Segments } from "../../../kit/inputs/segments.tsx";
import { TextInput } from "../../../kit/inputs/text-input.tsx";
import { ToolPage } from "../../../kit/tool-page/tool-page.tsx";
import type { PanelProps } from "../../../kit/tool-tabs/tool-tabs.tsx";
import { useTool } from "../../../kit/tool-page/use-tool.ts";
import { matchMarks } from "./match-marks.ts";
import { OpenText } from "../open-text.tsx";
import { RegexExplanation } from "./regex-explanation.tsx";
import { RegexFlags } from "./regex-flags.tsx";
import { RegexResult } from "./regex-result.tsx";
import { useLiveMatches } from "./use-live-matches.ts";

/** Larger texts are for the terminal. */
const MAX_TEXT = 5 * 1024 * 1024;
// The explanation stands on the page anyway.
const modes = tool.fields.mode.options.filter(({ value }) => value !== "explain");

/** The tab Regex Tester: matches show in the text as one types, results on Test. */
export function RegexPanel(place: PanelProps) {
  const state = useTool(tool);
  const { input, set } = state;
  const chosen = presets.find(({ name }) => name === input.preset);
  const usesPreset = input.pattern === "" && chosen !== undefined;
  const pattern = usesPreset ? chosen.pattern : input.pattern;
  const live = useLiveMatches(input);
  const marks = useMemo(
    () => (live.isCurrent ? matchMarks(live.result?.globalMatches ?? []) : []),
    [live.result, live.isCurrent],
  );
  const risk = useMemo(() => riskOf(pattern, input.flags), [pattern, input.flags]);
  const issueOf = (name: string) => state.issueOf(name) ?? live.issues.find((issue) => issue.field === name)?.message;
  const said = new Set(state.issues.map((issue) => issue.message));
  // A slow moment may stop one run and not the other: what was found is right.
  const hasResult = state.outputs !== null && !state.isEarlier;
  const stopped = hasResult
    ? undefined
    : live.issues.find((issue) => issue.field === undefined && !said.has(issue.message))?.message;
  const count = live.result?.count;
  return (
    <ToolPage
      state={{ ...state, warnings: state.warnings.filter((words) => words !== risk) }}
      {...place}
      wideForm
      form={
        <>
          <FormSection title="Pattern">
            <Field label="Pattern" hideLabel error={issueOf("pattern")} hint={tool.fields.pattern.hint}>
              <TextInput
                mono
                required
                autoComplete="off"
                spellCheck={false}
                placeholder={usesPreset ? chosen.pattern : tool.fields.pattern.placeholder}
                value={pattern}
                onChange={(event) => {
                  if (usesPreset) set("preset", "none");
                  set("pattern", event.target.value);
                }}
              />
            </Field>
            <Field label="Presets" group>
              <div className="flex flex-wrap gap-1">
                {presets.map((preset) => (
                  <Button
                    key={preset.name}
                    size="sm"
                    aria-pressed={pattern === preset.pattern}
                    className="aria-pressed:border-accent-line aria-pressed:bg-accent-soft"
                    onClick={() => {
                      set("preset", "none");
                      set("pattern", preset.pattern);
                    }}
                  >
                    {preset.label}
                  </Button>
                ))}
              </div>
            </Field>
            <RegexFlags flags={input.flags} error={issueOf("flags")} onFlags={(flags) => set("flags", flags)} />
            {risk && (
              <output className="block rounded-control bg-amber-soft px-2.5 py-1.5 text-13 wrap-anywhere text-amber-text">
                {risk}
              </output>
            )}
          </FormSection>
          <FormSection
            title="Test string"
            end={
              <output inert={!live.isCurrent} className={live.isCurrent ? undefined : "withheld"}>
                {count === undefined ? "" : pluralize(count, "match", "matches")}
              </output>
            }
          >
            <Field label="Test string" hideLabel error={state.issueOf("text")}>
              <CodeInput
                text={input.text}
                onText={(text) => set("text", text)}
                label="Test string"
                placeholder="Type or paste a text; what matches is marked"
                marks={marks}
                className="h-48"
              />
            </Field>
            {stopped && <FieldError className="mt-0">{stopped}</FieldError>}
            {count !== undefined && count > marks.length && marks.length > 0 && (
              <p className="text-12 text-text-3">Only the first {formatNumber(marks.length)} matches are marked.</p>
            )}
            <OpenText label="Test string" maxBytes={MAX_TEXT} onText={(text) => set("text", text)} />
          </FormSection>
          <FormSection title="Output">
            <Field label="Show" group>
              <Segments block value={input.mode} options={modes} onValue={(mode) => set("mode", mode)} />
            </Field>
            <FormField state={state} name="replacement" />
          </FormSection>
        </>
      }
      empty={{
        title: "Press Test to see matches and groups.",
        line: "Shown behind: dates with named groups.",
        hasLightExample: true,
      }}
      Result={RegexResult}
      below={<RegexExplanation pattern={pattern} flags={input.flags} />}
    />
  );
}

function riskOf(pattern: string, flags: string): string | undefined {
  const reading = parseRegex(pattern, flags);
  const explosion = reading.ok ? findExplosion(reading.pattern, flags) : undefined;
  return explosion && explosionMessage(explosion);
}
