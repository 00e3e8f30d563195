/** A code letter by letter, so that it can be compared at a glance. Read out as one. */
export function CodeBoxes({ code }: { code: string }) {
  return (
    <p className="my-5">
      <span className="sr-only">Code {code}</span>
      <span aria-hidden="true" className="flex items-center gap-1.5 font-mono text-20 font-label md:text-28">
        {[...code].map((letter, index) =>
          letter === "-" ? (
            // The place is the letter's name: letters repeat.
            <span key={index} className="h-0.5 w-2.5 flex-none bg-line-3" />
          ) : (
            <span
              key={index}
              className="grid h-14 min-w-0 flex-1 place-items-center rounded-control border border-line-3 bg-surface-0"
            >
              {letter}
            </span>
          ),
        )}
      </span>
    </p>
  );
}
