import type { Table } from "@toolbox/core/data/schema/model.ts";

/** What else the source says of a table: unique keys, checks, indexes, row level security and its policies. */
export function TableRules({ table }: { table: Table }) {
  const { uniques, checks, indexes, policies, rowSecurity, partitionedBy, partitionOf } = table;
  const groups = [
    { title: "Unique", rows: uniques.map(({ columns }) => columns.join(", ")) },
    { title: "Checks", rows: checks.map(({ expression }) => expression) },
    {
      title: "Indexes",
      rows: indexes.map(({ name, parts, method, unique, where }) =>
        [
          name,
          unique && "unique",
          method !== "btree" && method,
          `(${parts.map(({ text }) => text).join(", ")})`,
          where !== undefined && `where ${where}`,
        ]
          .filter(Boolean)
          .join(" "),
      ),
    },
    {
      title: "Row level security",
      rows:
        rowSecurity === "off" && policies.length === 0
          ? []
          : [
              rowSecurity === "forced" ? "on, for the owner too" : rowSecurity,
              ...policies.map(({ name, command, roles }) => `${name}: ${command} to ${roles.join(", ")}`),
            ],
    },
    {
      title: "Partitions",
      rows: [
        ...(partitionedBy === undefined ? [] : [`by ${partitionedBy}`]),
        ...(partitionOf ? [`of ${partitionOf.name} ${partitionOf.bound}`] : []),
      ],
    },
  ].filter(({ rows }) => rows.length > 0);
  return groups.map(({ title, rows }) => (
    <section key={title} aria-label={title} className="border-t border-line-1 px-4 py-3">
      <h3 className="caps mb-1">{title}</h3>
      <ul className="mono grid gap-1 text-text-2">
        {rows.map((row) => (
          <li key={row} className="wrap-anywhere">
            {row}
          </li>
        ))}
      </ul>
    </section>
  ));
}
