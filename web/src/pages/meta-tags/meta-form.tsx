import { type Issue, pluralize } from "@toolbox/core";
import { type MetaInput, metaFields } from "@toolbox/core/tools/meta-tags/fields.ts";
import { keywordsOf, limits } from "@toolbox/core/tools/meta-tags/validate.ts";
import { FileSearch } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Badge } from "../../kit/elements/badge.tsx";
import { Button } from "../../kit/elements/button.tsx";
import { Field } from "../../kit/form/field.tsx";
import { FileDrop } from "../../kit/files/file-drop.tsx";
import { FormField, FormFields } from "../../kit/form/form-from-fields.tsx";
import { FormSection } from "../../kit/form/form-section.tsx";
import { TabList, TabPanel } from "../../kit/elements/tabs.tsx";
import { TextArea } from "../../kit/inputs/text-area.tsx";
import { FillCounter } from "./fill-counter.tsx";
import { metaTabs, tabOf } from "./meta-tabs.ts";
import type { LocalPicture } from "./use-local-picture.ts";
import type { MetaState } from "./use-meta-state.ts";

// Reading HTML takes a parser, which waits until somebody asks for it.
const PageCheck = lazy(() => import("./page-check.tsx").then((module) => ({ default: module.PageCheck })));

/** The three tabs. What is wrong on another tab also stands under the first, so that nothing holds back unseen. */
export function MetaForm({ state, problems, picture }: MetaFormProps) {
  const [search] = useSearchParams();
  const [isAsked, setAsked] = useState(false);
  const isChecking = isAsked || search.get("tool") === "meta-check";
  const elsewhere = problems.flatMap(({ field }) =>
    field !== undefined && tabOf(field as keyof MetaInput) === "social" && state.issueOf(field)
      ? [field as keyof MetaInput]
      : [],
  );
  return (
    <>
      <div className="sticky top-0 z-1 flex min-h-panehead items-center justify-between gap-2 border-b border-line-1 bg-surface-1 px-4">
        <TabList label="Meta tags" tabs={metaTabs} className="min-h-panehead gap-3 xl:gap-4" />
        {problems.length > 0 && (
          <Badge tone={state.attempts > 0 || state.isDirty ? "red" : "neutral"} className="max-md:hidden">
            {pluralize(problems.length, "error")}
          </Badge>
        )}
      </div>
      <TabPanel value="basic">
        <FormSection>
          <FormFields state={state} names={["title", "description"]} />
          <KeywordsField state={state} />
          <Pair state={state} names={["author", "url"]} />
          <FormField state={state} name="robots" />
        </FormSection>
        {elsewhere.length > 0 && (
          <FormSection title="From Social Media">
            <FormFields state={state} names={[...new Set(elsewhere)]} />
          </FormSection>
        )}
        <FormSection title="Existing page">
          {isChecking ? (
            <Suspense>
              <PageCheck onValues={state.fill} />
            </Suspense>
          ) : (
            <Button icon={FileSearch} onClick={() => setAsked(true)}>
              Check an existing page
            </Button>
          )}
        </FormSection>
      </TabPanel>
      <TabPanel value="social">
        <SocialSections state={state} picture={picture} />
      </TabPanel>
      <TabPanel value="export">
        <FormSection>
          <FormField state={state} name="format" />
          <p className="text-12 text-text-3">{notes[state.input.format]}</p>
        </FormSection>
      </TabPanel>
    </>
  );
}

const notes: Readonly<Record<MetaInput["format"], string>> = {
  html: "Paste it into the <head> of the page, in place of the tags that are there.",
  next: "Put it into a page.tsx or layout.tsx of the App Router. Next.js writes the tags from it.",
  react: "React 19 moves the tags into the head. Most networks run no script: render on the server or prerender.",
  astro: "Put the component into the <head> of a layout.",
};

function SocialSections({ state, picture }: { state: MetaState; picture: LocalPicture }) {
  const { type, structuredData, twitterCard } = state.input;
  const isArticle = type === "article" || structuredData === "article";
  return (
    <>
      <FormSection title="Image">
        <FormField state={state} name="image" />
        <Pair state={state} names={["imageAlt", "imageSize"]} />
        <Field label="See the cards with a local file" hint="Only to look at. It stays in this tab.">
          <FileDrop file={picture.file} accept={["image/*"]} label="Local picture" onFile={picture.choose} />
        </Field>
      </FormSection>
      <FormSection title="Content">
        <Pair state={state} names={["type", "siteName"]} />
        <Pair state={state} names={["locale", "twitterSite"]} />
        {isArticle && (
          <>
            <Pair state={state} names={["publishedTime", "modifiedTime"]} />
            <Pair state={state} names={["articleSection", "authorUrl"]} />
          </>
        )}
        {type === "product" && <Pair state={state} names={["price", "currency"]} />}
        {type === "profile" && <Pair state={state} names={["firstName", "lastName", "username"]} />}
      </FormSection>
      <FormSection title="Twitter">
        <FormField state={state} name="twitterCard" />
        {twitterCard === "player" && <FormField state={state} name="playerUrl" />}
        {twitterCard === "player" && <Pair state={state} names={["playerSize", "playerStream"]} />}
        {twitterCard === "app" && <Pair state={state} names={["appName", "appGooglePlay", "appIphone", "appIpad"]} />}
      </FormSection>
      <FormSection title="Structured data">
        <FormFields state={state} names={["structuredData", "logo", "sameAs"]} />
      </FormSection>
    </>
  );
}

/** Fields two in a row. */
function Pair(props: { state: MetaState; names: readonly (keyof MetaInput)[] }) {
  return (
    <div className="grid items-start gap-3 md:grid-cols-2 lg:max-xl:grid-cols-1">
      <FormFields {...props} />
    </div>
  );
}

/** Keywords are counted by items, not by characters. */
function KeywordsField({ state }: { state: MetaState }) {
  const { label, hint, placeholder } = metaFields.keywords;
  return (
    <Field
      label={label}
      hint={hint}
      error={state.issueOf("keywords")}
      end={<FillCounter count={keywordsOf(state.input.keywords).length} max={limits.keywords} />}
    >
      <TextArea
        rows={2}
        value={state.input.keywords}
        placeholder={placeholder}
        onChange={(event) => state.set("keywords", event.target.value)}
      />
    </Field>
  );
}

export type MetaFormProps = {
  state: MetaState;
  problems: readonly Issue[];
  picture: LocalPicture;
};
