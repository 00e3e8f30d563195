import type { ReactNode } from "react";
import { version } from "../../package.json";
import { cx } from "../kit/elements/cx.ts";
import { BrandMark } from "./brand-mark.tsx";
import { LicensesLink } from "./licenses-link.tsx";

/** A page without the shell: what is asked on the left; on wide screens a picture of what it is about on the right. */
export function SplitPage({ top, foot, art, isNarrow = true, children }: SplitPageProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="foot-room relative grid min-h-dvh grid-cols-1 bg-surface-1 xl:grid-cols-[minmax(480px,5fr)_8fr]"
    >
      <div className="flex min-w-0 flex-col p-5 md:px-8 md:py-6">
        <div className="flex min-w-0 items-center gap-2.5">
          <BrandMark />
          <span className="font-title tracking-tight">Toolbox</span>
          {top && <div className="ml-auto min-w-0">{top}</div>}
        </div>
        <div className={cx("m-auto w-full py-10", isNarrow ? "max-w-92" : "max-w-100")}>{children}</div>
        <p className="flex flex-wrap gap-x-4 text-12 text-text-3">
          <span>Toolbox {version}</span>
          <LicensesLink>Licenses</LicensesLink>
          {foot}
        </p>
      </div>
      <div className="relative overflow-hidden border-l border-line-1 bg-surface-0 max-xl:hidden">{art}</div>
    </main>
  );
}

type SplitPageProps = {
  /** At the right end of the head. */
  top?: ReactNode;
  foot?: ReactNode;
  art: ReactNode;
  /** 368 px for a form, 400 otherwise. */
  isNarrow?: boolean;
  children: ReactNode;
};
