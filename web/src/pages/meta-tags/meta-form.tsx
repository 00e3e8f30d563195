import type { Issue } from "@toolbox/core";
import { type MetaInput, metaFields } from "@toolbox/core/tools/meta-tags/fields.ts";
import { keywordsOf, limits } from "@toolbox/core/tools/meta-tags/validate.ts";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { FileSearch } from "lucide-react";
import { Badge } from "../../kit/elements/badge.tsx";
import { Button } from "../../kit/elements/button.tsx";
import { Field } from "../../kit/form/field.tsx";
import { FileDrop } from "../../kit/files/file-drop.tsx";
import { FormField } from "../../kit/form/form-from-fields.tsx";
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
  const [isChecking, setChecking] = useState(false);
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
            {problems.length} {problems.length === 1 ? "error" : "errors"}
          </Badge>
        )}
      </div>
      <TabPanel value="basic">
        <FormSection>
          <FormField state={state} name="title" />
          <FormField state={state} name="description" />
          <KeywordsField state={state} />
          <Pair>
            <FormField state={state} name="author" />
            <FormField state={state} name="url" />
          </Pair>
          <FormField state={state} name="robots" />
        </FormSection>
        {elsewhere.length > 0 && (
          <FormSection title="From Social Media">
            {[...new Set(elsewhere)].map((name) => (
              <FormField key={name} state={state} name={name} />
            ))}
          </FormSection>
        )}
        <FormSection title="Existing page">
          {isChecking ? (
            <Suspense>
              <PageCheck onValues={state.fill} />
            </Suspense>
          ) : (
            <Button icon={FileSearch} onClick={() => setChecking(true)}>
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
        <Pair>
          <FormField state={state} name="imageAlt" />
          <FormField state={state} name="imageSize" />
        </Pair>
        <Field label="See the cards with a local file" hint="Only to look at. It stays in this tab.">
          <FileDrop file={picture.file} accept={["image/*"]} label="Local picture" onFile={picture.choose} />
        </Field>
      </FormSection>
      <FormSection title="Content">
        <Pair>
          <FormField state={state} name="type" />
          <FormField state={state} name="siteName" />
        </Pair>
        <Pair>
          <FormField state={state} name="locale" />
          <FormField state={state} name="twitterSite" />
        </Pair>
        {isArticle && (
          <>
            <Pair>
              <FormField state={state} name="publishedTime" />
              <FormField state={state} name="modifiedTime" />
            </Pair>
            <Pair>
              <FormField state={state} name="articleSection" />
              <FormField state={state} name="authorUrl" />
            </Pair>
          </>
        )}
        {type === "product" && <Fields state={state} names={["price", "currency"]} />}
        {type === "profile" && <Fields state={state} names={["firstName", "lastName", "username"]} />}
      </FormSection>
      <FormSection title="Twitter">
        <FormField state={state} name="twitterCard" />
        {twitterCard === "player" && <FormField state={state} name="playerUrl" />}
        {twitterCard === "player" && <Fields state={state} names={["playerSize", "playerStream"]} />}
        {twitterCard === "app" && <Fields state={state} names={["appName", "appGooglePlay", "appIphone", "appIpad"]} />}
      </FormSection>
      <FormSection title="Structured data">
        <FormField state={state} name="structuredData" />
        <FormField state={state} name="logo" />
        <FormField state={state} name="sameAs" />
      </FormSection>
    </>
  );
}

function Fields({ state, names }: { state: MetaState; names: readonly (keyof MetaInput)[] }) {
  return (
    <Pair>
      {names.map((name) => (
        <FormField key={name} state={state} name={name} />
      ))}
    </Pair>
  );
}

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid items-start gap-3 md:grid-cols-2 lg:max-xl:grid-cols-1">{children}</div>
);

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
