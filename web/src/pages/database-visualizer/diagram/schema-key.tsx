/** The signs as they are drawn, in a box of 24 by 16. */
const signs = [
  { label: "Primary key", path: "M12 4l4 4-4 4-4-4z", filled: true },
  { label: "Foreign key", path: "M12 4l4 4-4 4-4-4z" },
  { label: "May be null", text: "?" },
  { label: "None or many", path: "M2 8h3.5M12 8l11-5M12 8h11M12 8l11 5", circle: 8.75 },
  { label: "Exactly one", path: "M2 8h21M13 3.5v9M17 3.5v9" },
  { label: "None or one", path: "M2 8h3.5M12 8h11M17 3.5v9", circle: 8.75 },
];

/** What the signs of the diagram mean: the key of crow's foot notation. */
export function SchemaKey() {
  return (
    <section aria-label="Key" className="rounded-card border border-line-2 bg-surface-2 px-3 py-2.5">
      <ul className="grid gap-1 text-12 text-text-2">
        {signs.map(({ label, path, filled, circle, text }) => (
          <li key={label} className="flex items-center gap-2.5">
            {text === undefined ? (
              <svg
                aria-hidden="true"
                width="24"
                height="16"
                fill={filled ? "currentColor" : "none"}
                stroke="currentColor"
                strokeWidth="1.25"
                className="flex-none text-text-1"
              >
                <path d={path} />
                {circle !== undefined && <circle cx={circle} cy="8" r="3.25" />}
              </svg>
            ) : (
              <span aria-hidden="true" className="mono w-6 flex-none text-center text-text-3">
                {text}
              </span>
            )}
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}
