/** The types that every PostgreSQL 15 has: those of `pg_type` in `pg_catalog`, and the standard's names for them. */
export const builtinTypes: ReadonlySet<string> = new Set(
  [
    "aclitem bit bool box bpchar bytea char cid cidr circle date datemultirange daterange float4 float8 inet int2",
    "int2vector int4 int4multirange int4range int8 int8multirange int8range interval json jsonb jsonpath line lseg",
    "macaddr macaddr8 money numeric nummultirange numrange oid oidvector path pg_lsn pg_snapshot point polygon",
    "refcursor regclass regcollation regconfig regdictionary regnamespace regoper regoperator regproc regprocedure",
    "regrole regtype text tid time timestamp timestamptz timetz tsmultirange tsquery tsrange tstzmultirange tstzrange",
    "tsvector txid_snapshot uuid varbit varchar xid xid8 xml",
    "bigint boolean character dec decimal float int integer nchar real smallint",
  ]
    .join(" ")
    .split(" "),
);
