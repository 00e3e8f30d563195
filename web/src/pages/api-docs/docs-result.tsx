import { ExternalLink, FileText, FileType, type LucideIcon, PanelLeft, Search } from "lucide-react";
import { useDeferredValue, useRef, useState } from "react";
import { filesOf } from "../../kit/result/outputs-of.ts";
import { Button } from "../../kit/elements/button.tsx";
import { DownloadButton } from "../../kit/result/download-button.tsx";
import { useHost } from "../../kit/host/host.ts";
import { IconButton } from "../../kit/elements/icon-button.tsx";
import { notify } from "../../kit/toast/notify.ts";
import { PaneHeader } from "../../kit/result/pane-header.tsx";
import { TextInput } from "../../kit/inputs/text-input.tsx";
import { useWithheld } from "../../kit/result/earlier.tsx";
import { useShortcut } from "../../kit/elements/use-shortcut.ts";
import { DocsView } from "./docs-view.tsx";
import type { ApiDocsState } from "./problems-of.ts";

/** The documentation with its search, and the files it can be taken away as. */
export function DocsResult({ state }: { state: ApiDocsState }) {
  const output = state.outputs?.find((entry) => entry.kind === "text");
  const [query, setQuery] = useState("");
  const [isNavOpen, setNavOpen] = useState(false);
  const [found, setFound] = useState<readonly string[]>();
  const [target, setTarget] = useState<{ readonly id: string }>();
  const wanted = useDeferredValue(query);
  const box = useRef<HTMLInputElement>(null);
  const withheld = useWithheld();
  useShortcut("/", "Search the docs", () => box.current?.focus());
  if (output?.kind !== "text") return null;
  const html = output.text;
  return (
    <div className="flex min-h-0 flex-1 flex-col max-lg:h-[85dvh] max-lg:flex-none">
      <PaneHeader
        actions={
          <>
            <Button size="sm" icon={ExternalLink} {...withheld} onClick={() => openInTab(html)}>
              Open
            </Button>
            <FormatButton state={state} format="md" icon={FileText} label="Markdown" />
            <FormatButton state={state} format="pdf" icon={FileType} label="PDF" />
            <DownloadButton files={[output]} keys="mod+s" />
          </>
        }
      >
        <IconButton
          icon={PanelLeft}
          label="Contents"
          pressed={isNavOpen}
          className="lg:hidden"
          onClick={() => setNavOpen(!isNavOpen)}
        />
        <div className="relative flex items-center">
          <Search aria-hidden="true" className="absolute left-2 text-text-3" />
          <TextInput
            ref={box}
            type="search"
            aria-label="Search the docs"
            value={query}
            placeholder="Search the docs"
            className="h-control-sm min-h-0 w-48 pl-8 max-sm:w-[calc(100vw-5.5rem)] xl:w-64"
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter") {
                event.preventDefault();
                const id = found?.[0];
                if (id !== undefined) setTarget({ id });
              }
              if (event.key === "Escape") setQuery("");
            }}
          />
        </div>
        <output className="mono text-text-3">
          {wanted.trim() !== "" && found !== undefined && `${found.length} found`}
        </output>
      </PaneHeader>
      <DocsView
        html={html}
        query={wanted}
        isNavOpen={isNavOpen}
        target={target}
        onFound={setFound}
        onLink={() => setNavOpen(false)}
      />
    </div>
  );
}

function openInTab(html: string): void {
  const url = URL.createObjectURL(new Blob([html], { type: "text/html" }));
  window.open(url, "_blank", "noopener");
  // The address has to live until the tab has read it, and with noopener there is nobody to ask.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Makes a file of another format when it is asked for, from the input as it is. */
function FormatButton({ state, format, icon, label }: FormatButtonProps) {
  const { run, sink } = useHost();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const result = await run(state.tool, { ...state.input, format }, {});
      const file = result.ok ? filesOf(result.outputs)[0] : undefined;
      if (file) {
        await sink.save([file]);
        notify("success", "Downloaded!", `${file.name} downloaded successfully.`);
      } else notify("error", "Download Failed", result.ok ? undefined : result.issues[0]?.message);
    } catch (error) {
      console.error(error);
      notify("error", "Download Failed", error instanceof Error ? error.message : undefined);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="sm" icon={icon} busy={isBusy} {...useWithheld()} onClick={() => void save()}>
      {label}
    </Button>
  );
}

type FormatButtonProps = { state: ApiDocsState; format: "md" | "pdf"; icon: LucideIcon; label: string };
