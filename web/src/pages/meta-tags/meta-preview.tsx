import { initialInput, type Issue } from "@toolbox/core";
import { type MetaInput, metaFields } from "@toolbox/core/tools/meta-tags/fields.ts";
import { tool } from "@toolbox/core/tools/meta-tags/tool.ts";
import { validate } from "@toolbox/core/tools/meta-tags/validate.ts";
import { Copy, Download, FlaskConical } from "lucide-react";
import { Button } from "../../kit/elements/button.tsx";
import { EmptyState } from "../../kit/result/empty-state.tsx";
import { PaneHeader } from "../../kit/result/pane-header.tsx";
import type { ImagePreview } from "../../kit/files/use-image-preview.ts";
import { MetaActions } from "./meta-code.tsx";
import { MetaChecks } from "./meta-checks.tsx";
import { SearchResult } from "./search-result.tsx";
import { ShareCards } from "./share-cards.tsx";
import type { MetaState } from "./use-meta-state.ts";

const example: MetaInput = { ...initialInput(metaFields), ...tool.examples[0]?.input };

/** What holds back the tags, the score, and how search engines and networks will show the page; drawn as one types. */
export function MetaPreview({ state, problems, picture }: MetaPreviewProps) {
  const { input } = state;
  const isUntouched = input.title.trim() === "" && input.description.trim() === "" && state.attempts === 0;
  if (isUntouched)
    return (
      <EmptyState
        title="Write a title and a description to see how the page is shown."
        ghost={<Body input={example} problems={validate(example)} picture={null} />}
        action={
          <Button icon={FlaskConical} keys="mod+e" onClick={() => state.loadExample()}>
            Fill in the example
          </Button>
        }
      >
        Shown behind: an article about Postgres.
      </EmptyState>
    );
  const output = state.outputs?.find((entry) => entry.kind === "text");
  return (
    <>
      <PaneHeader
        title="Checks"
        measure={<span className="font-ui">recomputed on every edit</span>}
        actions={
          output?.kind === "text" && problems.length === 0 && !state.isStale ? (
            <MetaActions output={output} />
          ) : (
            <>
              <Button size="sm" icon={Copy} disabled title="Generate the tags first">
                Copy Tags
              </Button>
              <Button size="sm" icon={Download} disabled title="Generate the tags first">
                meta-tags.html
              </Button>
            </>
          )
        }
      />
      <div className="scrollbar-quiet min-h-0 flex-1 lg:overflow-auto">
        <Body input={input} problems={problems} picture={picture} />
      </div>
    </>
  );
}

function Body({
  input,
  problems,
  picture,
}: {
  input: MetaInput;
  problems: readonly Issue[];
  picture: ImagePreview | null;
}) {
  return (
    <>
      <MetaChecks input={input} problems={problems} />
      <SearchResult input={input} />
      <ShareCards input={input} picture={picture} />
    </>
  );
}

type MetaPreviewProps = { state: MetaState; problems: readonly Issue[]; picture: ImagePreview | null };
