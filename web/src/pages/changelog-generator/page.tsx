import { pluralize } from "@toolbox/core";
import { categoryTitle } from "@toolbox/core/git/changelog/entries/categories.ts";
import { categorize } from "@toolbox/core/git/changelog/entries/categorize.ts";
import { cleanEntry } from "@toolbox/core/git/changelog/entries/clean-entry.ts";
import { readGitLog } from "@toolbox/core/git/git-log/read-git-log.ts";
import { tool } from "@toolbox/core/tools/changelog-entries/tool.ts";
import { useMemo } from "react";
import { Badge } from "../../kit/elements/badge.tsx";
import { Disclosure } from "../../kit/elements/disclosure.tsx";
import { FormField, FormFields } from "../../kit/form/form-from-fields.tsx";
import { FormSection } from "../../kit/form/form-section.tsx";
import { ToolPage } from "../../kit/tool-page/tool-page.tsx";
import { useTool } from "../../kit/tool-page/use-tool.ts";
import { ChangelogFormats } from "./changelog-formats.tsx";
import { ChangelogResult } from "./changelog-result.tsx";
import { OpenChangelog } from "./open-changelog.tsx";
import { VersionPreview } from "./version-preview.tsx";

const rowEnds = { entries: (entry: string) => <Badge>{categoryTitle(categorize(entry))}</Badge> };

export default function ChangelogGenerator() {
  const state = useTool(tool);
  const { currentVersion, changeType, source, entries, log, existing } = state.input;
  const isLog = source === "log";
  const written = entries.map(cleanEntry).filter((entry) => entry !== "");
  const kinds = new Set(written.map(categorize)).size;
  const commits = useMemo(() => (isLog ? readGitLog(log).length : 0), [isLog, log]);
  const entryWords = `${pluralize(written.length, "entry", "entries")} in ${pluralize(kinds, "category", "categories")}`;
  const known = isLog ? commits : written.length;
  const facts = known === 0 ? [] : [{ id: "entries", words: isLog ? pluralize(commits, "commit") : entryWords }];
  return (
    <ToolPage
      state={state}
      wideForm
      form={
        <>
          <FormSection title="Release">
            <FormField state={state} name="projectName" />
            <div className="grid grid-cols-[minmax(104px,2fr)_5fr] gap-3">
              <FormFields state={state} names={["currentVersion", "changeType"]} />
            </div>
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <FormField state={state} name="unreleased" />
              <VersionPreview current={currentVersion} bump={changeType} />
            </div>
          </FormSection>
          <FormSection title="Change Entries" end={(isLog ? commits : written.length) || undefined}>
            <FormField state={state} name="source" />
            <FormField state={state} name="entries" rowEnds={rowEnds} />
            <FormField state={state} name="log" />
          </FormSection>
          <Disclosure
            title="Merge into a File"
            end={existing.trim() === "" ? undefined : pluralize(existing.trimEnd().split("\n").length, "line")}
            isOpen={state.issueOf("existing") !== undefined}
          >
            <FormField state={state} name="existing" />
            <OpenChangelog onText={(text) => state.set("existing", text)} />
          </Disclosure>
        </>
      }
      empty={{
        title: "Configure your project and add changes to generate a changelog.",
        line: "Shown behind: a release of Ledger API, made from eight entries.",
      }}
      Result={ChangelogResult}
      below={<ChangelogFormats />}
      facts={facts}
    />
  );
}
