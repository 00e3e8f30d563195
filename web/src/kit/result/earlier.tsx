import { createContext, type ReactNode, use } from "react";
import { cx } from "../elements/cx.ts";

const EarlierContext = createContext(false);

/** Whether what stands here is of an earlier input: there is nothing to copy or save then. */
export const useIsEarlier = (): boolean => use(EarlierContext);

/**
 * A result, and while it is not of the input in sight the mark that says so: dimmed, labelled, its copy and download
 * buttons and their keys gone, and whatever is a `Verdict` out of sight. A result that follows in a moment comes back
 * before the mark is seen (earlier.css).
 */
export function Earlier({ isEarlier, className, children }: EarlierProps) {
  // What stands within an earlier result is marked with it.
  const isWithin = useIsEarlier();
  const isMarked = isEarlier && !isWithin;
  return (
    <EarlierContext value={isEarlier || isWithin}>
      {isMarked && (
        <div className="earlier-label">
          <p>From before your last change</p>
        </div>
      )}
      <div data-earlier={isMarked || undefined} className={cx(className, isMarked && "earlier")}>
        {children}
      </div>
    </EarlierContext>
  );
}

/** Says something about the input (valid, found, a count, a grade): never outlives it. */
export function Verdict({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const { inert, className: withheld } = useWithheld();
  return (
    <span inert={inert} className={cx(className, withheld)}>
      {children}
    </span>
  );
}

/** For an element that is out of reach and out of sight as long as the result around it is earlier. */
export function useWithheld(): { inert: boolean | undefined; className: string | undefined } {
  return useIsEarlier() ? { inert: true, className: "withheld" } : { inert: undefined, className: undefined };
}

type EarlierProps = {
  /** Whether it is of an input before the one in sight. */
  isEarlier: boolean;
  className?: string | undefined;
  children: ReactNode;
};
