import { Terminal } from "lucide-react";
import { siteAddress } from "../../kit/host/site-place.ts";

/** The other side of the sign-in: what the terminal shows meanwhile, in its own words. */
export function TerminalArt({ code = "········", isDone }: { code: string | undefined; isDone: boolean }) {
  const page = siteAddress("device");
  return (
    <div
      aria-hidden="true"
      className="grid h-full place-items-center bg-[radial-gradient(circle_at_1px_1px,var(--grid-dot)_1px,transparent_1.5px)] bg-size-[20px_20px]"
    >
      <div className="w-130 max-w-[calc(100%-64px)]">
        <div className="overflow-hidden rounded-card bg-surface-2 shadow-float">
          <p className="mono flex h-10 items-center gap-2 border-b border-line-1 px-4 text-text-2">
            <Terminal className="size-3.5" /> your terminal
          </p>
          <div className="px-5 py-4 font-mono text-13 leading-[22px] tracking-tight whitespace-pre text-code-text">
            <p>
              <span className="text-code-muted">$</span> toolbox login
            </p>
            <p className="overflow-hidden text-ellipsis text-code-muted">{`Open    ${page}`}</p>
            <p>
              {"Code    "}
              <span className="font-title">{code}</span>
            </p>
            <p> </p>
            <p className="text-wrap text-code-muted">
              Compare the code and approve it in the browser that just opened.
            </p>
            <p>{isDone ? " " : <span className="inline-block h-4 w-2 bg-text-1 align-middle" />}</p>
          </div>
        </div>
        <p className="mt-4 pl-5 text-13 text-text-2">
          <b className="text-text-1">Did not run this?</b> Press Deny. The code stops working and nothing is shared.
        </p>
      </div>
    </div>
  );
}
