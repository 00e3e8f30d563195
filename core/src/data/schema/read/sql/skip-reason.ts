const reasons: readonly (readonly [RegExp, string])[] = [
  [/^(INSERT|COPY|REPLACE|UPDATE|DELETE|TRUNCATE|MERGE|LOAD|LOCK|UNLOCK)\b/, "data is not drawn"],
  [/^(CREATE|ALTER|DROP) FUNCTION$/, "bodies are not drawn; what they take and return is in the TypeScript types"],
  [
    /\b(FUNCTION|PROCEDURE|AGGREGATE|ROUTINE|TRIGGER|EVENT|RULE|OPERATOR|CAST|LANGUAGE)\b/,
    "functions and triggers are not drawn",
  ],
  [/^(GRANT|REVOKE|REASSIGN|SECURITY)\b|\b(ROLE|USER|PRIVILEGES|GROUP)\b|^ALTER DEFAULT\b/, "rights are not drawn"],
  [
    /^(SET|RESET|SELECT|SHOW|PRAGMA|ANALYZE|VACUUM|REINDEX|USE|REFRESH|NOTIFY)\b/,
    "it changes nothing of the structure",
  ],
  [/^(BEGIN|START|COMMIT|END|ROLLBACK|SAVEPOINT|RELEASE)\b/, "transactions change nothing of the structure"],
  [/^\\/, "commands of psql are not run"],
  [/^CREATE (TEMP|TEMPORARY|LOCAL|GLOBAL)\b/, "it is gone when the session ends"],
  [
    /\b(PUBLICATION|SUBSCRIPTION|SERVER|DATABASE|TABLESPACE|COLLATION|CONVERSION|STATISTICS|TEXT|ACCESS|EXTENSION)\b/,
    "it is not a part of the drawn structure",
  ],
  [/^(CREATE|ALTER|DROP|COMMENT)\b/, "it is not a part of the drawn structure"],
];

/** Why a kind of statement is passed over. */
export function skipReason(kind: string): string {
  return reasons.find(([pattern]) => pattern.test(kind))?.[1] ?? "it is not known here";
}
