import { cx } from "../elements/cx.ts";

/** How full a limited field is. From 90 % of the limit on it says so, over the limit it is wrong. */
export type Fill = "plain" | "near" | "over";

export function fillOf(count: number, max: number): Fill {
  return count > max ? "over" : count >= max * 0.9 ? "near" : "plain";
}

/** `40/60` in mono. The screen reader hears a sentence with the field and is told again only when the state changes. */
export function Counter({ count, max, id }: { count: number; max: number; id?: string }) {
  const fill = fillOf(count, max);
  return (
    <>
      <span
        aria-hidden="true"
        data-fill={fill}
        className={cx(
          "mono",
          fill === "plain" && "text-text-3",
          fill === "near" && "font-label text-warning",
          fill === "over" && "font-title text-danger",
        )}
      >
        {count}/{max}
      </span>
      <span id={id} className="sr-only">
        {count} of {max} characters
      </span>
      <output className="sr-only">
        {fill === "near" && "Almost at the limit."}
        {fill === "over" && "Over the limit."}
      </output>
    </>
  );
}
