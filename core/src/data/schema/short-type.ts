/** The short names PostgreSQL knows for its long types: `timestamptz`, `varchar(255)`. Others stay. */
export function shortType(type: string): string {
  return type
    .replace(/^timestamp(\(\d+\))? with time zone/, "timestamptz$1")
    .replace(/^timestamp(\(\d+\))? without time zone/, "timestamp$1")
    .replace(/^time(\(\d+\))? with time zone/, "timetz$1")
    .replace(/^time(\(\d+\))? without time zone/, "time$1")
    .replace(/^character varying/, "varchar")
    .replace(/^bit varying/, "varbit")
    .replace(/^character(?=$|[([])/, "char")
    .replace(/^double precision/, "float8");
}
